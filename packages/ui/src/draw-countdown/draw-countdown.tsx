import { useCallback } from 'react';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Root } from './draw-countdown.styles.ts';
import { formatRemaining } from './format-remaining.ts';

export type DrawCountdownProps = {
  /** When the draw is, milliseconds since 1970 by the same clock as `now`. */
  endsAt: number;
  /** Milliseconds since 1970, corrected for the platform's clock. Pass a stable function. */
  now: () => number;
  /** What is counted: "Next draw in". Leave it out where something beside it says so. */
  label?: string | undefined;
  /** In place of the time once it is over. */
  endedLabel: string;
  /** Writes whole days: "5 days". Without it a time above a day is in hours. Pass a stable function. */
  days?: ((days: number) => string) | undefined;
};

/** Days, hours, minutes and seconds to a draw; ticks by itself and says what it is waiting for when the time is over. */
export function DrawCountdown({ endsAt, now, label, endedLabel, days }: DrawCountdownProps) {
  const textOf = useCallback(() => {
    const left = endsAt - now();
    return left > 0 ? formatRemaining(left, days) : endedLabel;
  }, [endsAt, now, endedLabel, days]);
  const text = useTickingText({ textOf, now, period: 1000 });

  return (
    <Root data-part="root" role="timer">
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      <span>{text}</span>
    </Root>
  );
}
