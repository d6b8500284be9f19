import type { SportId } from '@livery/api/contract/sports';
import { pickIndex, streamOf } from '../random.ts';
import { eventOf, resultOf } from './events.ts';
import { marketsOf, settlePick } from './markets.ts';
import { priceAt } from './prices.ts';

/** So many matches of a sport are chosen among: as many as there are in some years. */
const slots = 100_000;

/**
 * Any selection of any match of a sport at any moment at which it takes bets, and what it returned: for measuring the return to player.
 *
 * @returns hundredths of the stake; a match that is postponed is passed over, since it gives the stake back
 */
export function sampleSelection(sport: SportId, number: number): number {
  const random = streamOf(number, `sports/sample/${sport}`);
  for (;;) {
    const seed = pickIndex(random, 2 ** 31);
    const event = eventOf(`${sport}-${pickIndex(random, slots) + slots}`, seed);
    if (!event) throw new Error(`Expected ${sport} to be a sport.`);
    if (event.postponed) continue;
    const markets = marketsOf(event);
    const market = markets[pickIndex(random, markets.length)];
    const pick = market?.picks[pickIndex(random, market.picks.length)];
    if (!market || !pick) throw new Error(`Expected markets of ${sport}.`);
    const moment = event.opensAt + pickIndex(random, event.startsAt - event.opensAt);
    const { won, returned } = settlePick(market, pick, resultOf(event, seed));
    return (won * priceAt(event, market, pick, moment, seed) + returned * 100) / 2;
  }
}
