import type { ComponentType, ReactNode } from 'react';
import type { CodeQuery } from '../../app/code-query.ts';
import { useCodeWhenNear } from '../../app/use-code-when-near.ts';

/** A part of home below the first window: its code is fetched when the visitor comes near, and its room is kept until then. */
export function Near({
  query,
  children: room,
}: {
  query: CodeQuery<ComponentType>;
  children: ReactNode;
}) {
  const { place, code } = useCodeWhenNear(query);
  return <div ref={place}>{code.data ? <code.data /> : room}</div>;
}
