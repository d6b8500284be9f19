import type { ReactNode } from 'react';
import { useHydrated } from '../ticking/use-hydrated.ts';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { Amount, Label, Note, Root } from './jackpot-ticker.styles.ts';

export type JackpotTickerProps = {
  /** The amount now with its currency, empty while it is not known. Pass a stable function: a new one restarts the ticker. */
  amount: () => string;
  /** Milliseconds since 1970; steps fall on its multiples of 3000. */
  now: () => number;
  label: string;
  /** Set while the amount is an illustration: it is then said beside it, and cannot be styled away. */
  illustrationLabel?: string;
  /** Where a real amount comes from, how old it is, and a link to its rules. */
  source?: ReactNode;
};

/** Milliseconds between two steps (spec §9). */
export const jackpotPeriod = 3000;

/** Keeps the line's room until the time and the amount are known. */
const noAmount = '\u00a0';

/** The jackpot on the brand's stage. Its text changes every 3 s; nothing else does. */
export function JackpotTicker({
  amount,
  now,
  label,
  illustrationLabel,
  source,
}: JackpotTickerProps) {
  const text = useTickingText({ textOf: amount, now, period: jackpotPeriod });
  const hydrated = useHydrated();
  return (
    <Root data-part="root">
      <Label data-part="label">{label}</Label>
      <Amount data-part="amount">{(hydrated && text) || noAmount}</Amount>
      {illustrationLabel && <Note data-part="note">{illustrationLabel}</Note>}
      {source !== undefined && <Note data-part="note">{source}</Note>}
    </Root>
  );
}
