import { betHistory } from '@livery/api/contract/history';
import {
  acceptRules,
  type SportsBet,
  type SportsEvent,
  sportsBets,
} from '@livery/api/contract/sports';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, houseBook, memberBook, postingsSince } from '../ledger/ledger.ts';
import { toMinor } from '../money/amount.ts';
import { eventOf, resultOf } from './events.ts';
import { refusedWith } from './refused.fixture.ts';
import { betOn, openSports } from './sports.fixture.ts';

/** Each run is some hours of one member's slips. */
/** So many runs see every kind of result. */
const manyRuns = 200;
const runs = Math.max(15, Math.ceil(Number(process.env.LIVERY_MONEY_RUNS ?? 100) / 2));
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);
const minute = 60_000;

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyBet = fc.record({
  event: share,
  market: share,
  pick: share,
  // Some below the least stake, some above the largest.
  cents: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 10, max: 999 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(9, 10_001),
    },
  ),
});
/** What is pressed on a list of matches, how much time passes before it is sent, and how much afterwards. */
const anyStep = fc.record({
  bets: fc.array(anyBet, { minLength: 1, maxLength: 6 }),
  accept: fc.constantFrom(...acceptRules),
  before: fc.oneof(fc.constant(0), fc.nat(3 * minute)),
  after: fc.nat(25 * minute),
});

const cents = (amount: string) => toMinor(amount, 2) ?? 0n;
const sum = (amounts: readonly bigint[]) => amounts.reduce((before, each) => before + each, 0n);
const at = <Item>(items: readonly Item[], where: number) => items[Math.floor(where * items.length)];

/** What a bet returns, computed apart from the platform: from rules as a member reads them, in whole cents. */
function expected(
  { market, pick, line = '0', price, home, away }: SportsBet,
  score: { home: number; away: number },
) {
  expect([home, away]).not.toContain('');
  const lead = 4 * (pick === 'AWAY' ? score.away - score.home : score.home - score.away);
  const given = 4 * Number(line);
  const halves = (by: number) => (given % 2 === 0 ? [by, by] : [by - 1, by + 1]);
  // Twice the stake and twice a hundred, so that all is whole.
  const worth = (half: number) =>
    half > 0 ? Math.round(Number(price) * 100) : half === 0 ? 100 : 0;
  const of = (parts: readonly number[]) => parts.reduce((total, half) => total + worth(half), 0);
  if (market === 'HANDICAP') return of(halves(lead + (pick === 'HOME' ? given : -given)));
  const over = 4 * (score.home + score.away) - given;
  if (market === 'TOTAL') return of(halves(pick === 'OVER' ? over : -over));
  if (pick === 'DRAW') return lead === 0 ? 2 * worth(1) : 0;
  return lead > 0 ? 2 * worth(1) : 0;
}

it(
  `[spec B2.28] takes and pays what the bets say, through ${runs} runs of any slips (seed ${seed})`,
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('FB', 'VOLT'),
        fc.array(anyStep, { minLength: 1, maxLength: 6 }),
        async (vassalage, steps) => {
          const money = await openSports('mira2026', vassalage);
          const since = await money.sandbox.clock.now();
          const books = () =>
            money.store.transaction(async (tx) => ({
              wallet: await balanceOf(tx, memberBook('MAYURA/mira2026', 'wallet')),
              house: sum(
                (await postingsSince(tx, houseBook('MAYURA', 'games'), since)).map(({ amount }) =>
                  BigInt(amount),
                ),
              ),
            }));
          const before = await books();
          let placed = 0;
          for (const { bets, accept, before: waited, after } of steps) {
            const events = await money.openEvents();
            const slip = new Map(
              bets.flatMap(({ event: where, market, pick, cents: stake }) => {
                const event = at<SportsEvent>(events, where);
                const offered = event && at(event.markets, market);
                if (!event || !offered) return [];
                const bet = betOn(event, {
                  market: event.markets.indexOf(offered),
                  pick: Math.floor(pick * offered.selections.length),
                  stake: (stake / 100).toFixed(2),
                });
                return [[`${bet.eventId}/${bet.market}/${bet.pick}`, bet] as const];
              }),
            );
            money.pass(waited);
            // Whatever is decided by now is settled at the next access, and no part of what the slip does.
            await money.who.balance();
            const held = (await books()).wallet;
            const sent = [...slip.values()];
            const code = await refusedWith(
              money.place(sent, accept).then((answer) => {
                seen.add(`${accept} ${answer.result}`);
                if (answer.result === 'changed') return;
                placed += answer.bets.length;
                for (const bet of answer.bets) {
                  const [now, saw] = [Number(bet.price), Number(bet.seen)];
                  if (accept === 'none') expect(now).toBe(saw);
                  if (accept === 'better') expect(now).toBeGreaterThanOrEqual(saw);
                }
              }),
            );
            if (code) seen.add(code);
            const list = (await money.who.call(sportsBets, { pageSize: 100 })).list.length;
            if (code || list < placed) expect((await books()).wallet).toBe(held);
            await money.later(after);
          }
          await money.later(3 * 60 * minute);
          const { list } = await money.who.call(sportsBets, { pageSize: 100 });
          expect(list).toHaveLength(placed);
          const platformSeed = await money.seed();
          for (const bet of list) {
            seen.add(bet.status);
            if (bet.line !== undefined && (4 * Number(bet.line)) % 2 !== 0) seen.add('quarter');
            const event = eventOf(bet.eventId, platformSeed);
            if (!event) throw new Error('expected the match of a bet');
            if (event.postponed) {
              expect(bet).toMatchObject({ status: 'void', win: '0.00' });
              continue;
            }
            const score = resultOf(event, platformSeed);
            expect(bet.score).toEqual(score);
            const isDeadHeat =
              bet.market === 'WINNER' && !event.sport.hasDraw && score.home === score.away;
            if (isDeadHeat) seen.add('dead heat');
            const hundredths = isDeadHeat
              ? Math.round(Number(bet.price) * 100)
              : expected(bet, score);
            const product = cents(bet.stake) * BigInt(hundredths);
            const off = 2n * (product - cents(bet.win) * 200n);
            expect(off <= 200n && off >= -200n).toBe(true);
            if (off === 200n || off === -200n) expect(cents(bet.win) % 2n).toBe(0n);
          }
          const counted = list.filter(({ status }) => status !== 'void');
          const change = sum(counted.map(({ win, stake }) => cents(win) - cents(stake)));
          const after = await books();
          expect(after.wallet - before.wallet).toBe(change);
          expect(after.house - before.house).toBe(-change);
          const record = (await money.who.call(betHistory, { pageSize: 100, vassalage })).list;
          for (const { reference, stake, status } of list) {
            expect(record.find((each) => each.reference === reference)).toMatchObject({
              stake,
              status,
            });
          }
          await money.booksBalance();
        },
      ),
      { numRuns: runs, seed },
    );
    // Runs in which all is refused, or nothing moves, prove nothing.
    const common = ['none changed', 'none placed', 'any placed', 'won', 'lost'];
    expect([...seen]).toEqual(expect.arrayContaining(common));
    // Half of a stake that comes back is rare: a short run may see none. `markets.test.ts` has every one of them.
    if (runs >= manyRuns) expect([...seen]).toContain('quarter');
  },
  runs * 3_000,
);
