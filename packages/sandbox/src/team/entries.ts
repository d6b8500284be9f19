import type { TeamTransactionKind } from '@livery/api/contract/team';
import type { MemberContext } from '../handlers.ts';
import { type BetRow, betAt, bets, countsAt } from '../history/rows.ts';
import type { Period } from '../history/transactions.ts';
import { ownerOf } from '../ledger/ledger.ts';
import { type MovementKind, type PostingRow, postings, sortableTime } from '../ledger/rows.ts';
import type { Place } from './tree.ts';

/** The accounts whose entries are asked for, by key. */
export type Places = ReadonlyMap<string, Place>;

/** What is asked for is seen as it was at `now`, which may be a moment that is past. */
type Where = Pick<MemberContext, 'tx' | 'merchant' | 'now'>;

/** The bets of some accounts that count in a period, the latest first. */
export async function betsOfPlaces(
  context: Where,
  places: Places,
  period: Period,
): Promise<BetRow[]> {
  const { tx, now } = context;
  const read = async (stretch: Period) =>
    (await tx.range(bets, 'byMerchant', stretchOf(context, stretch)))
      .map(({ row }) => row)
      .filter(({ account, time }) => places.has(account) && time <= now);
  const found = await read(period);
  // What was open then has been settled since.
  const since = await read({ from: Math.max(period.to, now + 1), to: latest });
  return [...since, ...found]
    .map((row) => betAt(row, now))
    .filter((row) => countsAt(row) >= period.from && countsAt(row) < period.to)
    .sort((a, b) => countsAt(b) - countsAt(a) || (a.reference < b.reference ? 1 : -1));
}

/** What a team is told a movement as; the others are not told. */
const kindOf: Readonly<Partial<Record<MovementKind, TeamTransactionKind>>> = {
  deposit: 'deposit',
  depositFee: 'fee',
  withdrawal: 'withdrawal',
  withdrawalReturn: 'withdrawal',
  withdrawalFee: 'fee',
  transfer: 'transfer',
  rebate: 'rebate',
  bonus: 'bonus',
  bonusGivenUp: 'bonus',
  reward: 'reward',
};

/** Money that went into an account, or out of it when negative. */
export interface Crossing {
  readonly place: Place;
  readonly kind: TeamTransactionKind;
  readonly time: number;
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly movement: string;
  /** Of a transfer: key of the account on the other side. */
  readonly other?: string | undefined;
}

/**
 * Money that went into some accounts or out of them in a period, the latest first. What a withdrawal sets aside is still the account's:
 * it counts once it is sent, as in the member's own net deposits; and a locked bonus counts once it is in the wallet.
 */
export async function crossingsOf(
  context: Where,
  places: Places,
  period: Period,
): Promise<Crossing[]> {
  const { tx, now } = context;
  const movements = new Map<string, { row: PostingRow; changes: Map<string, bigint> }>();
  for (const { row } of await tx.range(postings, 'byMerchant', stretchOf(context, period))) {
    if (kindOf[row.kind] === undefined || row.time > now) continue;
    const account = ownerOf(row.book);
    if (account === undefined) continue;
    const movement = movements.get(row.movement) ?? { row, changes: new Map<string, bigint>() };
    movements.set(row.movement, movement);
    const { changes } = movement;
    changes.set(account, (changes.get(account) ?? 0n) + BigInt(row.amount));
  }
  return [...movements].flatMap(([movement, { row, changes }]) =>
    [...changes].flatMap(([account, amount]) => {
      const [place, kind] = [places.get(account), kindOf[row.kind]];
      if (place === undefined || kind === undefined || amount === 0n) return [];
      const other = [...changes.keys()].find((each) => each !== account);
      const { time, reference } = row;
      return [{ place, kind, time, reference, amount, movement, other }];
    }),
  );
}

/** No moment of a row comes after it. */
const latest = 10 ** 15;

function stretchOf({ merchant }: Pick<Where, 'merchant'>, { from, to }: Period) {
  return {
    from: `${merchant.code}/${sortableTime(Math.max(0, from))}`,
    to: `${merchant.code}/${sortableTime(Math.max(0, to - 1))}`,
    reverse: true,
  };
}
