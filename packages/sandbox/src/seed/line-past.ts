import { type BetRow, betKey, bets } from '../history/rows.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { chargesOf, methodsOf } from '../payments/methods.ts';
import { streamOf } from '../random.ts';
import { accountKey, accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { games } from '../tables.ts';
import { movementOf, planBets } from './bets.ts';
import { lineOf } from './line.ts';
import { seedDeposit, seedWithdrawal } from './payment-history.ts';
import { amountOf, fillPayees, type Person } from './payments.ts';
import type { MerchantSeedParts } from './seed.ts';

const day = 86_400_000;
/** Over how long the line's bets are spread, and how long ago the last one was placed at least: what agents earn today is what is bet today. */
const [span, quiet] = [60 * day, day];
/**
 * How many bets each of the line has, the largest in usual units, and what all are multiplied by: together they reach the lower tiers
 * of the agents' contracts on most days and the upper ones on some.
 */
const [count, most, scale] = [6, 100, 20];
/** The most popular games, which are played. */
const playedGames = 60;
/** Beyond the numbers of the bets of whoever has a long past. */
const firstNumber = 1000;

/**
 * Gives the downlines of the agent with a tree a past of two months: some bets each, a deposit, and of every fourth a withdrawal. What
 * that costs beyond what a wallet was opened with is in a second opening.
 */
export async function fillLine(tx: Transaction, parts: MerchantSeedParts): Promise<void> {
  const { merchant, seed, now } = parts;
  const random = streamOf(seed, `line/${merchant.code}`);
  const [method, ...others] = methodsOf(merchant);
  const played = (await tx.range(games, 'byRank', { limit: playedGames })).map(({ row }) => row);
  const line = lineOf('arun2026', { password: '' });
  for (const [index, { username }] of line.entries()) {
    const key = accountKey(merchant.code, username);
    const account = (await tx.get(accounts, key))?.row;
    if (account === undefined) continue;
    const plan = { games: played, count, most, scale, span, until: now - quiet };
    const rows = planBets(
      { merchant, account: key, now },
      { ...plan, first: firstNumber + index * count },
      random,
    ).filter(({ time }) => time > account.openedAt);
    const person = { tx, merchant, now, random, account, key };
    const { out, acts } = method
      ? await paymentsOf({ ...person, methods: [method, ...others] }, index)
      : { out: 0n, acts: [] };
    const amount = rows.reduce((sum, { stake }) => sum + BigInt(stake), out);
    await open(tx, { key, id: account.id, merchant, amount, time: account.openedAt });
    for (const row of rows) acts.push({ time: row.time, run: () => putBet(tx, row, merchant) });
    acts.sort((one, other) => one.time - other.time);
    for (const { run } of acts) await run();
  }
}

/** Lets a wallet begin with so much more that it never falls short. */
async function open(
  tx: Transaction,
  {
    key,
    id,
    merchant: { code, currency },
    amount,
    time,
  }: {
    key: string;
    id: string;
    merchant: MerchantSeedParts['merchant'];
    /** Minor units. */
    amount: bigint;
    time: number;
  },
): Promise<void> {
  if (amount === 0n) return;
  await post(tx, {
    id: `${code}-opening-${id}-line`,
    merchant: code,
    kind: 'opening',
    time,
    reference: id,
    postings: [
      { book: houseBook(code, 'opening'), amount: -amount, currency: currency.code },
      { book: memberBook(key, 'wallet'), amount, currency: currency.code },
    ],
  });
}

async function putBet(
  tx: Transaction,
  row: BetRow,
  { code, currency }: MerchantSeedParts['merchant'],
): Promise<void> {
  await tx.put(bets, betKey(code, row.reference), row);
  const movement = movementOf(row, currency.code);
  if (movement) await post(tx, movement);
}

interface Act {
  readonly time: number;
  readonly run: () => Promise<void>;
}

/** A deposit within the last month, and of every fourth a withdrawal after it; and how much goes out, in minor units. */
async function paymentsOf(person: Person, index: number): Promise<{ out: bigint; acts: Act[] }> {
  const { now, random, methods, key, account, merchant } = person;
  const [method] = methods;
  const amount = amountOf(person, chargesOf(method, merchant));
  const time = Math.floor(now - day * (3 + 25 * random()));
  if (time < account.openedAt) return { out: 0n, acts: [] };
  const deposit = { account: key, end: 'arrived', method, amount, time } as const;
  const acts = [{ time, run: () => seedDeposit(person, deposit) }];
  const [payee] = index % 4 === 0 ? await fillPayees(person) : [];
  if (payee === undefined) return { out: 0n, acts };
  const out = payee.charges.min;
  const later = { course: 'confirmed', payee, amount: out, time: time + day } as const;
  return { out, acts: [...acts, { time: later.time, run: () => seedWithdrawal(person, later) }] };
}
