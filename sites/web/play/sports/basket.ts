import { type ChangedBet, maxSlipBets, type SportsEvent } from '@livery/api/contract/sports';
import type { KeptLine } from '@livery/api/contract/sports-messages';
import { keyOf, type Selection, type SlipLine, withAnswer, withPrices } from './slip.ts';

/** The bets of a slip, as the member puts them in and takes them out again. */
export interface Basket {
  readonly lines: () => readonly SlipLine[];
  /** Puts a selection in, or takes it out; `full` where no more bets go in. */
  readonly toggle: (
    event: SportsEvent,
    selection: Selection,
    price: string,
  ) => 'added' | 'removed' | 'full';
  /** @returns the bet that was taken out */
  readonly remove: (key: string) => SlipLine | undefined;
  readonly change: (key: string, part: Partial<SlipLine>) => void;
  /** Puts in what was kept of a slip, where its match is still there; prices come with {@link Basket.reprice}. */
  readonly restore: (kept: readonly KeptLine[], events: readonly SportsEvent[]) => void;
  /** Takes over the prices of a newer list. */
  readonly reprice: (events: readonly SportsEvent[]) => void;
  /** Takes over what the platform asked about, when it did not place the slip. */
  readonly ask: (changed: readonly ChangedBet[]) => void;
  readonly clear: () => void;
}

/** An empty basket. */
export function basketOf(): Basket {
  let lines: readonly SlipLine[] = [];
  const remove = (key: string) => {
    const found = lines.find((line) => keyOf(line) === key);
    lines = lines.filter((line) => line !== found);
    return found;
  };
  return {
    lines: () => lines,
    remove,
    toggle: (event, selection, price) => {
      if (remove(keyOf(selection))) return 'removed';
      if (lines.length === maxSlipBets) return 'full';
      lines = [...lines, { ...selection, event, seen: price, now: price, stakeText: '' }];
      return 'added';
    },
    change: (key, part) => {
      lines = lines.map((line) => (keyOf(line) === key ? { ...line, ...part } : line));
    },
    restore: (kept, events) => {
      lines = kept.flatMap((line) => {
        const event = events.find(({ eventId }) => eventId === line.eventId);
        return event ? [{ ...line, event, now: undefined }] : [];
      });
    },
    reprice: (events) => {
      lines = withPrices(lines, events);
    },
    ask: (changed) => {
      lines = withAnswer(lines, changed);
    },
    clear: () => {
      lines = [];
    },
  };
}
