import type {
  AcceptRule,
  ChangedBet,
  MarketId,
  PickId,
  SlipBet,
  SportsEvent,
} from '@livery/api/contract/sports';
import type { KeptLine } from '@livery/api/contract/sports-messages';
import { returnOf } from '@livery/i18n/odds';

/** What is bet on. */
export interface Selection {
  readonly eventId: string;
  readonly market: MarketId;
  readonly pick: PickId;
}

/** A bet of the slip as the member has put it together. */
export interface SlipLine extends Selection {
  readonly event: SportsEvent;
  /** The price that the member chose, or confirmed since. It never changes by itself. */
  readonly seen: string;
  /** The price that the platform last named; undefined where it takes no bets any more. */
  readonly now: string | undefined;
  readonly stakeText: string;
}

export const keyOf = ({ eventId, market, pick }: Selection) => `${eventId}/${market}/${pick}`;

/** Digits of two prices compared: they have two after the point each. */
const centsOf = (price: string) => Number(price.replace('.', ''));

/** Whether a price rose or fell since it was seen. */
export function directionOf({
  seen,
  now,
}: Pick<SlipLine, 'seen' | 'now'>): 'up' | 'down' | undefined {
  if (now === undefined || now === seen) return undefined;
  return centsOf(now) > centsOf(seen) ? 'up' : 'down';
}

/** Whether the member has to confirm a price before the slip may be sent. */
export function asks(line: Pick<SlipLine, 'seen' | 'now'>, accept: AcceptRule): boolean {
  const direction = directionOf(line);
  return (
    direction !== undefined && accept !== 'any' && !(accept === 'better' && direction === 'up')
  );
}

/** The price of a selection in a list of matches; undefined where it takes no bets. */
export function priceIn(
  events: readonly SportsEvent[],
  { eventId, market, pick }: Selection,
): string | undefined {
  const event = events.find((each) => each.eventId === eventId);
  if (event?.eventStatus !== 'open') return undefined;
  return event.markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.pick === pick)?.price;
}

/** The lines with the prices of a newer list. */
export function withPrices(
  lines: readonly SlipLine[],
  events: readonly SportsEvent[],
): readonly SlipLine[] {
  return lines.map((line) => ({ ...line, now: priceIn(events, line) }));
}

/** The lines with what the platform answered to a slip that it did not place. */
export function withAnswer(
  lines: readonly SlipLine[],
  changed: readonly ChangedBet[],
): readonly SlipLine[] {
  return lines.map((line) => {
    const found = changed.find((each) => keyOf(each) === keyOf(line));
    return found ? { ...line, now: found.price } : line;
  });
}

/** Reads an amount in minor units; undefined for what is none. */
export type ReadAmount = (text: string) => bigint | undefined;

/** Least and largest stake of a bet, in minor units. */
export interface Limits {
  readonly min: bigint;
  readonly max: bigint;
}

/** The stake of a line in minor units; undefined where it is not within the limits. */
export function stakeIn(
  { stakeText }: Pick<SlipLine, 'stakeText'>,
  read: ReadAmount,
  { min, max }: Limits,
): bigint | undefined {
  const stake = read(stakeText);
  return stake !== undefined && stake >= min && stake <= max ? stake : undefined;
}

/** Stakes and possible return of a whole slip; undefined while a stake is missing. */
export function sumsOf(
  lines: readonly SlipLine[],
  accept: AcceptRule,
  read: ReadAmount,
  limits: Limits,
): { readonly total: bigint; readonly possible: bigint } | undefined {
  let [total, possible] = [0n, 0n];
  for (const line of lines) {
    const stake = stakeIn(line, read, limits);
    if (stake === undefined) return undefined;
    total += stake;
    // The price at which it would be placed now.
    possible += returnOf(stake, asks(line, accept) ? line.seen : (line.now ?? line.seen));
  }
  return { total, possible };
}

/** Whether the slip may be sent: every bet has its stake, takes bets and has a price that the member knows. */
export function isReady(
  lines: readonly SlipLine[],
  accept: AcceptRule,
  read: ReadAmount,
  limits: Limits,
): boolean {
  return (
    lines.length > 0 &&
    lines.every((line) => line.now !== undefined && !asks(line, accept)) &&
    sumsOf(lines, accept, read, limits) !== undefined
  );
}

/** The bets as the page keeps them while they are not sent. */
export function keptOf(lines: readonly SlipLine[]): KeptLine[] {
  return lines.map(({ eventId, market, pick, seen, stakeText }) => ({
    eventId,
    market,
    pick,
    seen,
    stakeText,
  }));
}

/** The bets as they are sent: with the prices that the member has seen. */
export function betsOf(
  lines: readonly SlipLine[],
  write: (stakeText: string) => string,
): SlipBet[] {
  return lines.map(({ eventId, market, pick, seen, stakeText }) => ({
    eventId,
    market,
    pick,
    price: seen,
    stake: write(stakeText),
  }));
}
