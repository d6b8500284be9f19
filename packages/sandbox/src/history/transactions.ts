import type { Transaction, TransactionKind } from '@livery/api/contract/history';
import type { MemberContext } from '../handlers.ts';
import { memberBook, ownerOf } from '../ledger/ledger.ts';
import {
  type MovementKind,
  type PostingRow,
  postingKey,
  postings,
  sortableTime,
} from '../ledger/rows.ts';
import { fromMinor } from '../money/amount.ts';
import { accounts } from '../session/rows.ts';
import { vendors } from '../tables.ts';

/** What a member looks for a movement under; those in points alone are in the points' own list. */
const kindOf: Readonly<Record<MovementKind, TransactionKind>> = {
  opening: 'opening',
  deposit: 'deposit',
  depositFee: 'fee',
  withdrawal: 'withdrawal',
  withdrawalReturn: 'withdrawal',
  withdrawalFee: 'fee',
  transfer: 'transfer',
  vendorIn: 'vendor',
  vendorOut: 'vendor',
  stake: 'bet',
  payout: 'bet',
  rebate: 'rebate',
  bonus: 'bonus',
  bonusGivenUp: 'bonus',
  reward: 'reward',
  salary: 'salary',
  dividend: 'dividend',
  referral: 'referral',
  points: 'points',
  pointsRedeemed: 'points',
  pointsConverted: 'points',
};

/** Moments from the first, included, to the last, excluded. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The change of one of a member's wallets. */
interface Change {
  /** `wallet`, `bonus` or a vendor's code. */
  wallet: string;
  row: PostingRow;
}

/** An entry that names nobody yet, and what it is told from. */
export interface Told {
  readonly entry: Transaction;
  readonly row: PostingRow;
}

/**
 * All movements of a member's money in a period, newest first: one entry for each, told from the member's own wallet if that took
 * part. What a withdrawal set aside left the wallet when it was asked for, so that its later way is not told again. See {@link namesIn}.
 */
export async function transactionsOf(
  { tx, member, merchant }: Pick<MemberContext, 'tx' | 'member' | 'merchant'>,
  { from, to }: Period,
): Promise<Told[]> {
  const movements = new Map<string, Change[]>();
  const note = (wallet: string, row: PostingRow) => {
    const changes = movements.get(row.movement) ?? [];
    movements.set(row.movement, changes);
    changes.push({ wallet, row });
  };
  // The order matters: an entry is told from the first wallet that took part.
  for (const wallet of ['wallet', 'bonus'] as const) {
    const book = memberBook(member.key, wallet);
    const stretch = {
      from: `${book}/${sortableTime(from)}`,
      to: `${book}/${sortableTime(to - 1)}`,
      reverse: true,
    };
    for (const { row } of await tx.range(postings, 'byBook', stretch)) note(wallet, row);
    if (wallet === 'bonus') continue;
    const vendorBooks = memberBook(member.key, 'vendor/');
    const all = { from: vendorBooks, to: `${vendorBooks}~`, reverse: true };
    for (const { row } of await tx.range(postings, 'byBook', all)) {
      if (row.time >= from && row.time < to) note(row.book.slice(vendorBooks.length), row);
    }
  }
  const { decimals } = merchant.currency;
  return [...movements.values()]
    .flatMap(([change, other]) => (change ? [{ change, other }] : []))
    .sort(({ change: { row: one } }, { change: { row: two } }) =>
      one.time !== two.time ? two.time - one.time : one.movement < two.movement ? 1 : -1,
    )
    .map(({ change: { wallet, row }, other }) => ({
      row,
      entry: {
        reference: row.reference,
        time: row.time,
        kind: kindOf[row.kind],
        wallet,
        ...(other ? { otherWallet: other.wallet } : {}),
        amount: fromMinor(BigInt(row.amount), decimals),
      },
    }));
}

type Naming = Pick<MemberContext, 'tx' | 'member'>;

/** Some entries with the names of the vendors and of the other members who took part: each is read, so only those that are shown. */
export function namesIn(context: Naming, told: readonly Told[]): Promise<Transaction[]> {
  return Promise.all(
    told.map(async ({ entry, row }) => {
      const vendor = await vendorIn(context, entry);
      const other = row.kind === 'transfer' ? await otherOf(context, row) : undefined;
      return {
        ...entry,
        ...(vendor ? { vendorName: vendor.displayName } : {}),
        ...(other ? { other } : {}),
      };
    }),
  );
}

async function vendorIn({ tx }: Naming, { wallet, otherWallet }: Transaction) {
  const code = [wallet, otherWallet].find((each) => each !== 'wallet' && each !== 'bonus');
  return code === undefined ? undefined : (await tx.get(vendors, code))?.row;
}

/** Who is at the other end of a transfer; it has two sides. */
async function otherOf(
  { tx, member }: Naming,
  { movement, book }: PostingRow,
): Promise<Transaction['other']> {
  const sides = await Promise.all([0, 1].map((at) => tx.get(postings, postingKey(movement, at))));
  const key = ownerOf(sides.find((side) => side && side.row.book !== book)?.row.book ?? '');
  const person = key === undefined ? undefined : (await tx.get(accounts, key))?.row;
  if (!person) return undefined;
  const { username, nickname } = person;
  if (person.upline === member.key) return { name: username, place: 'downline' };
  if (key !== member.account.upline) return { name: nickname };
  // Whoever may not transfer upwards is told no more of the upline than their own account page says.
  return { name: member.account.toUpline ? username : nickname, place: 'upline' };
}
