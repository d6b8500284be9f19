import type { PickId } from '@livery/api/contract/sports';
import { streamOf } from '../random.ts';
import type { SportsEvent } from './events.ts';
import { type Market, priceFor } from './markets.ts';
import { sportsReturn } from './sports.ts';

/** How long a price stays at least, in milliseconds. */
export const priceStepMs = 20_000;
/** A step changes the return to player by so many percent. */
const stepPercent = 0.25;
/** And so far from the published return a price may take it, in percent. */
export const widestPercent = 2;
const widest = widestPercent / stepPercent;

/**
 * The price of a pick at a moment, in hundredths. Prices of a market walk up and down by equal chances around those that return what is
 * published: what one pick gains another loses. After the start they stay.
 */
export function priceAt(
  event: SportsEvent,
  market: Market,
  pick: PickId,
  now: number,
  seed: number,
): number {
  const swing = stepPercent * walkAt(event, market, now, seed) * directions[pick];
  return priceFor(market, pick, event.scores, sportsReturn(event.sport.gameType) + swing);
}

const directions: Readonly<Record<PickId, -1 | 0 | 1>> = {
  HOME: 1,
  DRAW: 0,
  AWAY: -1,
  OVER: 1,
  UNDER: -1,
};

/** How many steps a market is away from the published return. */
function walkAt(
  { eventId, opensAt, startsAt }: SportsEvent,
  { market }: Market,
  now: number,
  seed: number,
): number {
  const steps = Math.max(0, Math.floor((Math.min(now, startsAt - 1) - opensAt) / priceStepMs));
  const random = streamOf(seed, `sports/${eventId}/${market}`);
  let at = 0;
  for (let step = 0; step < steps; step += 1) {
    const turn = random();
    const next = at + (turn < 0.25 ? -1 : turn < 0.5 ? 1 : 0);
    if (Math.abs(next) <= widest) at = next;
  }
  return at;
}
