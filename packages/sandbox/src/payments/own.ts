import type { MemberContext } from '../handlers.ts';
import { sortableTime } from '../ledger/rows.ts';
import { pageOf } from '../paging.ts';
import { Refused } from '../refusal.ts';
import type { Range, Table } from '../store/store.ts';

/** The answer to an unknown id, and identically to another member's. */
export const notFound = new Refused('NOT_FOUND', 'There is none of this name.', { status: 404 });

/** The refusal of an act that a state does not allow. */
export function wrongState(what: string, state: string): Refused {
  return new Refused('WRONG_STATE', `${what} is ${state}, which does not allow this.`, {
    status: 409,
  });
}

/** Key of a payment's row. */
export function paymentKey(merchant: string, reference: string): string {
  return `${merchant}/${reference}`;
}

/** A payment of this member by its reference; undefined when there is none, or when it is another's. */
export async function ownPayment<Row extends { account: string }>(
  { tx, member, merchant }: Pick<MemberContext, 'tx' | 'member' | 'merchant'>,
  table: Table<Row>,
  reference: string,
): Promise<Row | undefined> {
  const row = (await tx.get(table, paymentKey(merchant.code, reference)))?.row;
  return row?.account === member.key ? row : undefined;
}

/** How a list is asked for. */
interface ListRequest<State extends string> {
  readonly state?: State | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of a member's payments, newest first, from a table with an index `byAccount` of account and time. */
export async function pageOfPayments<Row extends { state: string }>(
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  table: Table<Row>,
  { state, from, to, pageNo, pageSize }: ListRequest<Row['state']>,
): Promise<{ rows: Row[]; totalPages: number }> {
  const stretch: Range = {
    from: `${member.key}/${from === undefined ? '' : sortableTime(from)}`,
    to: `${member.key}/${to === undefined ? '~' : sortableTime(to)}`,
    reverse: true,
  };
  const all = (await tx.range(table, 'byAccount', stretch))
    .map(({ row }) => row)
    .filter((row) => state === undefined || row.state === state);
  const { items, totalPages } = pageOf(all, { pageNo, pageSize });
  return { rows: items, totalPages };
}
