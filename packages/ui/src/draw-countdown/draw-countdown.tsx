import { useCallback } from 'react';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Labels, Root } from './draw-countdown.styles.ts';
import { formatRemaining } from './format-remaining.ts';

export type DrawCountdownProps = {
  /** When the draw is, milliseconds since 1970 by the same clock as `now`. */
  endsAt: number;
  /** Milliseconds since 1970, corrected for the platform's clock. Pass a stable function. */
  now: () => number;
  /** What is counted: "Next draw in". Leave it out where something beside it says so. */
  label?: string | undefined;
  /** The end of betting before it. While that is ahead it is what is counted, under its own label; both labels are seen then. */
  lock?: { readonly at: number; readonly label: string } | undefined;
  /** In place of the time once it is over. */
  endedLabel: string;
  /** Writes whole days: "5 days". Without it a time above a day is in hours. Pass a stable function. */
  days?: ((days: number) => string) | undefined;
};

/** Days, hours, minutes and seconds to a draw; ticks by itself and says what it is waiting for when the time is over. */
export function DrawCountdown({ endsAt, now, label, lock, endedLabel, days }: DrawCountdownProps) {
  const lockAt = lock?.at ?? Number.NEGATIVE_INFINITY;
  const standing = useCallback(() => {
    const at = now();
    if (at < lockAt) return ['lock', formatRemaining(lockAt - at, days)];
    return at < endsAt ? ['draw', formatRemaining(endsAt - at, days)] : ['over', endedLabel];
  }, [lockAt, endsAt, now, endedLabel, days]);
  // The label changes with what is counted, also where the time reads the same.
  const textOf = useCallback(() => standing().join(' '), [standing]);
  useTickingText({ textOf, now, period: 1000 });
  const [counted, time] = standing();

  return (
    <Root data-part="root" role="timer">
      {lock ? (
        <Labels data-part="labels">
          <span data-shown={counted === 'lock' ? 'yes' : 'no'}>{lock.label} </span>
          <span data-shown={counted === 'draw' ? 'yes' : 'no'}>{label} </span>
        </Labels>
      ) : (
        label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>
      )}
      <span>{time}</span>
    </Root>
  );
}
