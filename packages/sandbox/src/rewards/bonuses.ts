import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { SandboxMerchant } from '../merchant.ts';
import type { Transaction } from '../store/store.ts';
import { type BonusRow, bonuses, bonusKey } from './rows.ts';
import { turnoverDone } from './turnover.ts';

/** Whose bonuses, and when. */
interface Holder {
  merchant: Pick<SandboxMerchant, 'code' | 'currency'>;
  /** Key of the account's row. */
  account: string;
  now: number;
}

/**
 * Brings a member's bonuses up to date: one whose turnover is done is paid out to the wallet, one whose time is over goes back to the
 * house. Gives them all as they are then.
 */
export async function refreshBonuses(tx: Transaction, holder: Holder): Promise<BonusRow[]> {
  const { account, now } = holder;
  const rows: BonusRow[] = [];
  for (const { row } of await tx.range(bonuses, 'byAccount', { from: account, to: account })) {
    if (row.state === 'available' && row.claimUntil <= now) {
      rows.push({ ...row, state: 'expired', endedAt: row.claimUntil });
    } else if (row.state !== 'active') {
      rows.push(row);
    } else if ((await turnoverDone(tx, row)) >= BigInt(row.turnover)) {
      rows.push(await endBonus(tx, row, { ...holder, state: 'completed' }));
    } else if ((row.expiresAt ?? Infinity) <= now) {
      const at = row.expiresAt ?? now;
      rows.push(await endBonus(tx, row, { merchant: holder.merchant, now: at, state: 'expired' }));
    } else {
      rows.push(row);
    }
  }
  return rows;
}

/**
 * Ends an active bonus: a completed one becomes money of the wallet, another one goes back to the house.
 *
 * @param now when it ended: of one that ran out, when its time was over and not when somebody looked
 */
export async function endBonus(
  tx: Transaction,
  bonus: BonusRow,
  {
    merchant,
    now,
    state,
  }: Omit<Holder, 'account'> & { state: 'completed' | 'expired' | 'givenUp' },
): Promise<BonusRow> {
  const { account, reference = bonus.bonusId } = bonus;
  const amount = BigInt(bonus.amount);
  const currency = merchant.currency.code;
  const isOwn = state === 'completed';
  await post(tx, {
    id: `${merchant.code}-${reference}-${state}`,
    merchant: merchant.code,
    kind: isOwn ? 'bonus' : 'bonusGivenUp',
    time: now,
    reference,
    postings: [
      { book: memberBook(account, 'bonus'), amount: -amount, currency },
      {
        book: isOwn ? memberBook(account, 'wallet') : houseBook(merchant.code, 'bonus'),
        amount,
        currency,
      },
    ],
  });
  const ended: BonusRow = {
    ...bonus,
    state,
    endedAt: now,
    turnoverDone: String(await turnoverDone(tx, bonus)),
  };
  await tx.put(bonuses, bonusKey(bonus), ended);
  return ended;
}
