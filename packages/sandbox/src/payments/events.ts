import { sortableTime } from '../ledger/rows.ts';
import { type Transaction, table } from '../store/store.ts';

/** What a member is told about payments (spec §3): with amount and time, or that it failed. */
export interface PaymentEventRow {
  merchant: string;
  account: string;
  kind: 'depositArrived' | 'depositFailed' | 'withdrawalApproved' | 'withdrawalRejected';
  /** Of the deposit or withdrawal. */
  reference: string;
  /** Minor units: what reached the wallet, or what was asked for. */
  amount: string;
  currency: string;
  time: number;
}
/** By merchant, reference and kind; the messages of a member are made from these. */
export const paymentEvents = table<PaymentEventRow>('payment-events', {
  byAccount: ({ account, time }) => `${account}/${sortableTime(time)}`,
});

/** Notes that something happened that a member is told. */
export async function tell(tx: Transaction, event: PaymentEventRow): Promise<void> {
  await tx.put(paymentEvents, `${event.merchant}/${event.reference}/${event.kind}`, event);
}
