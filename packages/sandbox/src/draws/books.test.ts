import { failureOf } from '@livery/api';
import { type DrawTicket, drawTickets } from '@livery/api/contract/draws';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, houseBook, memberBook, postingsSince } from '../ledger/ledger.ts';
import { lotteryGames } from '../lottery/games.ts';
import { toMinor } from '../money/amount.ts';
import { betsOf } from './bets-of.ts';
import { day, minute, openDraws, type SlipLine } from './draws.fixture.ts';

/** Each run is a fortnight of two members; fewer would not see every end of a slip. */
const runs = Math.max(25, Number(process.env.LIVERY_MONEY_RUNS ?? 100) / 4);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);

/** One with much money, and one who soon has none. */
const people = ['mira2026', 'tara2026'] as const;

/** Where something is in a range, 0 to 1. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyLine = fc.record({
  bet: share,
  picks: fc.array(share, { minLength: 6, maxLength: 6 }),
  // Some below the least stake, some above the largest.
  cents: fc.integer({ min: 9, max: 10_100 }),
});
const anySlip = fc.record({
  who: fc.constantFrom(...people),
  game: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...lotteryGames) },
    { weight: 1, arbitrary: fc.constantFrom(...lotteryGames.filter(({ trouble }) => trouble)) },
  ),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
});
type AnySlip = typeof anySlip extends fc.Arbitrary<infer Value> ? Value : never;
/** Slips that are sent at the same time, and how much time passes then. */
const anyStep = fc.record({
  slips: fc.array(anySlip, { minLength: 1, maxLength: 6 }),
  passed: fc.oneof(fc.nat(5 * minute), fc.nat(2 * day)),
});

/** The lines of a slip as the rules of its lottery have them; a number may come twice where it must not. */
function linesOf({ game, lines }: AnySlip): SlipLine[] {
  const kinds = betsOf(game);
  return lines.flatMap(({ bet, picks, cents }) => {
    const kind = kinds[Math.floor(bet * kinds.length)];
    if (kind === undefined) return [];
    const { count, from, to, digits } = kind.picks;
    const numbers = picks
      .slice(0, count)
      .map((part) => String(from + Math.floor(part * (to - from + 1))).padStart(digits, '0'));
    return { bet: kind.bet, numbers, stake: (cents / 100).toFixed(2) };
  });
}

const cents = (amount: string) => toMinor(amount, 2) ?? 0n;
const sum = (amounts: readonly bigint[]) => amounts.reduce((before, each) => before + each, 0n);

type Money = Awaited<ReturnType<typeof openDraws>>;

/** What each wallet holds, and what the house has taken in games since a moment. */
function booksOf({ store }: Money, since: number) {
  return store.transaction(async (tx) => ({
    wallets: await Promise.all(
      people.map((name) => balanceOf(tx, memberBook(`MAYURA/${name}`, 'wallet'))),
    ),
    house: sum(
      (await postingsSince(tx, houseBook('MAYURA', 'games'), since)).map(({ amount }) =>
        BigInt(amount),
      ),
    ),
  }));
}

/** Sends a slip. Gives its ticket; nothing when it was refused. */
async function send(money: Money, own: Awaited<ReturnType<Money['member']>>, slip: AnySlip) {
  try {
    const request = await money.slip(slip.game.gameId, linesOf(slip));
    return (await own.act('drawBet', request)).ticket;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'refused') return failure.code;
    throw error;
  }
}

it(
  `takes and pays what the tickets say, through ${runs} runs of any slips (seed ${seed})`,
  async () => {
    const states = new Set<string>();
    const refusals = new Set<string | undefined>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
        const money = await openDraws();
        const since = await money.sandbox.clock.now();
        const before = await booksOf(money, since);
        const placed: DrawTicket[] = [];
        for (const { slips, passed } of steps) {
          const members = new Map(
            await Promise.all(
              people.map(async (name) => [name, await money.member(name)] as const),
            ),
          );
          const answers = await Promise.all(
            slips.flatMap((slip) => {
              const own = members.get(slip.who);
              return own ? [send(money, own, slip)] : [];
            }),
          );
          for (const answer of answers) {
            if (typeof answer === 'object') placed.push(answer);
            else refusals.add(answer);
          }
          money.pass(passed);
        }
        // The rarest draw is once a month.
        money.pass(32 * day);
        const all: DrawTicket[] = [];
        const changes: bigint[] = [];
        for (const name of people) {
          const own = await money.member(name);
          const { list } = await own.call(drawTickets, { pageSize: 100 });
          for (const { status, win, lines } of list) {
            states.add(status);
            if (status !== 'void')
              expect(cents(win)).toBe(sum(lines.map((line) => cents(line.win ?? ''))));
          }
          const counted = list.filter(({ status }) => status !== 'void');
          changes.push(sum(counted.map(({ win, stake }) => cents(win) - cents(stake))));
          all.push(...list);
        }
        expect(all.map(({ reference }) => reference).sort()).toEqual(
          placed.map(({ reference }) => reference).sort(),
        );
        const after = await booksOf(money, since);
        expect(after.wallets.map((held, at) => held - (before.wallets[at] ?? 0n))).toEqual(changes);
        expect(after.house - before.house).toBe(-sum(changes));
        await money.booksBalance();
      }),
      { numRuns: runs, seed },
    );
    // Runs in which all is refused, or nothing is decided, prove nothing.
    expect([...states]).toEqual(expect.arrayContaining(['lost', 'void', 'won']));
    expect([...refusals]).toEqual(expect.arrayContaining(['AMOUNT_TOO_LARGE']));
  },
  runs * 2_000,
);
