import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { Label, Note, Root, Value } from './stat.styles.ts';

export type StatProps = {
  /** What the number is. */
  label: ReactNode;
  /** `undefined` is still on its way, and its room is kept. */
  value: ReactNode | undefined;
  /** Beneath it: a change with its sign, a span of time. Give one in each of a row, or in none, and they stand level. */
  note?: ReactNode;
};

/** One number that matters, large, with what it is. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <Root data-part="root">
      <Label data-part="label">{label}</Label>
      <Value data-part="value" aria-busy={value === undefined}>
        {value === undefined ? <Skeleton shape="title" extent="half" /> : value}
      </Value>
      {note !== undefined && <Note data-part="note">{note}</Note>}
    </Root>
  );
}
