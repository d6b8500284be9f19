import type { Context, MemberContext } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { books, postings, sortableTime } from '../ledger/rows.ts';
import { accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { activeContract } from './find.ts';
import { isAgent, isOn } from './guards.ts';
import { payKey, pays, settledUpTo } from './rows.ts';
import { wageOf } from './terms.ts';

/** Real-time salary is settled every five minutes (spec §9). */
export const windowMs = 5 * 60_000;

type Where = Pick<Context, 'tx' | 'merchant' | 'now'>;

/** The end of the last whole five minutes. */
export function lastBoundary(now: number): number {
  return Math.floor(now / windowMs) * windowMs;
}

/** Settles what is due to the member of a call, when that is an agent and the merchant pays real-time salaries. */
export async function settleSalary(context: MemberContext): Promise<void> {
  const { account, key } = context.member;
  if (isAgent(account) && isOn(context, 'realtime')) await settleRealtime(context, key);
}

/**
 * Pays an agent's real-time salary for every five minutes that are over and not settled yet: the contract's rate on what those directly
 * below have staked in them. Each five minutes are paid once, at their end; those without stakes leave no record.
 */
export async function settleRealtime({ tx, merchant, now }: Where, account: string): Promise<void> {
  const contract = await activeContract(tx, account, 'realtime');
  if (contract === undefined) return;
  const to = lastBoundary(now);
  // The five minutes in which a contract begins are its own.
  const began = lastBoundary(contract.row.decidedTime ?? contract.row.time);
  const from = Math.max(began, (await tx.get(settledUpTo, account))?.row.time ?? 0);
  if (from >= to) return;
  await tx.put(settledUpTo, account, { time: to });

  const staked = await stakesBelow(tx, account, { from, to });
  const id = (await tx.get(accounts, account))?.row.id ?? account;
  for (const [start, betAmount] of staked) {
    const wage = wageOf(contract.row.tiers, betAmount);
    if (wage === undefined) continue;
    const reference = `RT-${id}-${start / windowMs}`;
    const currency = merchant.currency.code;
    const row = { account, kind: 'realtime', from: start, to: start + windowMs } as const;
    await tx.put(pays, payKey(row), {
      ...row,
      betAmount: String(betAmount),
      rate: wage.rate,
      amount: String(wage.amount),
      state: 'issued',
    });
    if (wage.amount === 0n) continue;
    await post(tx, {
      id: `${merchant.code}-${reference}`,
      merchant: merchant.code,
      kind: 'salary',
      time: row.to,
      reference,
      postings: [
        { book: houseBook(merchant.code, 'agents'), amount: -wage.amount, currency },
        { book: memberBook(account, 'wallet'), amount: wage.amount, currency },
      ],
    });
  }
}

/** What those directly below an account have staked, in minor units, by the beginning of the five minutes it was in. */
async function stakesBelow(
  tx: Transaction,
  account: string,
  { from, to }: { from: number; to: number },
): Promise<ReadonlyMap<number, bigint>> {
  const sums = new Map<number, bigint>();
  for (const below of await tx.range(accounts, 'byUpline', { from: account, to: account })) {
    for (const book of await playedFrom(tx, below.key)) {
      const stretch = {
        from: `${book}/${sortableTime(from)}`,
        to: `${book}/${sortableTime(to - 1)}`,
      };
      for (const { row } of await tx.range(postings, 'byBook', stretch)) {
        if (row.kind !== 'stake') continue;
        const start = lastBoundary(row.time);
        sums.set(start, (sums.get(start) ?? 0n) - BigInt(row.amount));
      }
    }
  }
  return sums;
}

/** The books that an account's stakes come out of. */
async function playedFrom(tx: Transaction, account: string): Promise<string[]> {
  const atVendors = memberBook(account, 'vendor/');
  const found = await tx.range(books, 'byBook', { from: atVendors, to: `${atVendors}~` });
  return [memberBook(account, 'wallet'), ...found.map(({ key }) => key)];
}
