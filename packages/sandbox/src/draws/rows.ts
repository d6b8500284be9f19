import type { DrawBet } from '@livery/api/contract/draws';
import type { BetState } from '@livery/api/contract/history';
import { sortableTime } from '../ledger/rows.ts';
import { table } from '../store/store.ts';

/** A line of a slip. Amounts are minor units, as text. */
export interface TicketLine {
  bet: DrawBet;
  numbers: readonly string[];
  stake: string;
  /** Once it is settled: what it returned, and the prizes that it hit. */
  win?: string;
  hits?: readonly string[];
}

/** A slip of a member. Its stake and what it pays are those of the bet with the same reference. */
export interface TicketRow {
  reference: string;
  merchant: string;
  /** Key of the account's row. */
  account: string;
  gameId: string;
  /** Start of the draw that it is on. */
  drawAt: number;
  stake: string;
  payout: string;
  lines: readonly TicketLine[];
  state: BetState;
  time: number;
  /** When its draw is over; absent once it is settled. */
  due?: number | undefined;
  settledAt?: number | undefined;
}
/** By merchant and reference. */
export const tickets = table<TicketRow>('tickets', {
  byAccount: ({ account, time }) => `${account}/${sortableTime(time)}`,
  byDue: ({ merchant, due }) => `${merchant}/${due === undefined ? '~' : sortableTime(due)}`,
});

/** Key of a row of {@link tickets}. */
export function ticketKey({
  merchant,
  reference,
}: Pick<TicketRow, 'merchant' | 'reference'>): string {
  return `${merchant}/${reference}`;
}
