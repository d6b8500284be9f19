import { useCallback } from 'react';
import { useHydrated } from '../ticking/use-hydrated.ts';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { Amount, Label, Note, Root } from './jackpot-ticker.styles.ts';

export type JackpotTickerProps = {
  /** The amount now, in minor units. Pass a stable function: a new one restarts the ticker. */
  value: () => bigint;
  /** Minor units → text with the currency. */
  format: (minor: bigint) => string;
  /** Milliseconds since 1970; steps fall on its multiples of 3000. */
  now: () => number;
  label: string;
  /** Set while the amount is an illustration: it is then said beside it, and cannot be styled away. */
  illustrationLabel?: string;
};

/** Milliseconds between two steps (spec §9). */
export const jackpotPeriod = 3000;

/** Keeps the line's room until the time is known. */
const noAmount = '\u00a0';

/** The jackpot on the brand's stage. Its text changes every 3 s; nothing else does. */
export function JackpotTicker({
  value,
  format,
  now,
  label,
  illustrationLabel,
}: JackpotTickerProps) {
  const textOf = useCallback(() => format(value()), [format, value]);
  const text = useTickingText({ textOf, now, period: jackpotPeriod });
  const hydrated = useHydrated();
  return (
    <Root data-part="root">
      <Label data-part="label">{label}</Label>
      <Amount data-part="amount">{hydrated ? text : noAmount}</Amount>
      {illustrationLabel && <Note data-part="note">{illustrationLabel}</Note>}
    </Root>
  );
}
