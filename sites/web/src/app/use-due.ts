import { useEffect, useReducer } from 'react';
import { useServices } from './services.tsx';
import { useOnReturn } from './use-on-return.ts';

/** Milliseconds of one timer at most: none counts the time for which a device sleeps, and one of more than 24 days would ring at once. */
const longest = 60_000;

/**
 * Whether a moment has come by the platform's clock; what uses it is drawn again when it comes.
 *
 * @param at milliseconds since 1970; undefined for a moment that never comes
 */
export function useDue(at: number | undefined): boolean {
  const { client } = useServices();
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0);
  // What was hidden may have slept as well.
  useOnReturn(redraw);
  const due = at !== undefined && at <= client.serverNow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that rang too early is set again for the rest.
  useEffect(() => {
    if (at === undefined || due) return;
    // It may have come since this was drawn.
    const left = Math.max(0, at - client.serverNow());
    const timer = setTimeout(redraw, Math.min(left, longest));
    return () => clearTimeout(timer);
  }, [at, client, drawn, due]);
  return due;
}
