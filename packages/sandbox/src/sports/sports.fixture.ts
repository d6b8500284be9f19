import { enterGame, launchGame } from '@livery/api/contract/launch';
import type { AcceptRule, SlipBet, SportsEvent } from '@livery/api/contract/sports';
import { sportsEvents } from '@livery/api/contract/sports';
import { toMinor } from '../money/amount.ts';
import { openMoney } from '../money/money.fixture.ts';
import { seeds } from '../tables.ts';

/** The sum of some stakes as it travels. */
const totalOf = (bets: readonly Pick<SlipBet, 'stake'>[]) =>
  (Number(bets.reduce((sum, { stake }) => sum + (toMinor(stake, 2) ?? 0n), 0n)) / 100).toFixed(2);

/** A sandbox with a signed-in member who has opened a vendor of matches. */
export async function openSports(username = 'tara2026', vassalage = 'FB') {
  const money = openMoney();
  const gameType = vassalage === 'FB' ? 'SPORTS' : 'ESPORTS';

  async function enter(name = username) {
    const who = await money.member(name);
    const { launchId, url } = await who.call(launchGame, {
      gameType,
      vassalage,
      platform: 'html5',
    });
    const ticket = new URLSearchParams(url.split('#')[1]).get('ticket') ?? '';
    await who.call(enterGame, { ticket });
    return { who, launchId, url };
  }
  let own = await enter();
  const board = () => money.guest.call(sportsEvents, { vassalage });

  return {
    ...money,
    enter,
    /** Signed in: for as long as no call below lets time pass. */
    get who() {
      return own.who;
    },
    get launchId() {
      return own.launchId;
    },
    get url() {
      return own.url;
    },
    board,
    place: (bets: SlipBet[], accept: AcceptRule = 'none', key?: string, total = totalOf(bets)) =>
      own.who.act('sportsBet', { launchId: own.launchId, accept, bets, total }, key),
    async openEvents(): Promise<SportsEvent[]> {
      return (await board()).events.filter(({ eventStatus }) => eventStatus === 'open');
    },
    /** The number that matches and results come from: nobody else knows it. */
    async seed(): Promise<number> {
      const found = (await money.store.transaction((tx) => tx.get(seeds, 'platform')))?.row.seed;
      if (found === undefined) throw new Error('expected the platform to have a seed');
      return found;
    },
    /** Lets time pass; the member opens the vendor again, since a session does not last for days. */
    async later(ms: number) {
      money.pass(ms);
      own = await enter();
    },
  };
}

/** A bet on one pick of a match, at the price that it is listed with. */
export function betOn(
  event: SportsEvent,
  {
    market = 0,
    pick = 0,
    stake = '10.00',
  }: { market?: number; pick?: number; stake?: string } = {},
): SlipBet {
  const offered = event.markets[market];
  const selection = offered?.selections[pick];
  if (!offered || !selection) throw new Error('expected a market with this pick');
  return { eventId: event.eventId, market: offered.market, ...selection, stake };
}
