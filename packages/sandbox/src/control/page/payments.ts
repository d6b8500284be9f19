import * as v from 'valibot';
import { fromMinor } from '../../money/amount.ts';
import {
  depositVerdictSchema,
  moveOn,
  openPayments,
  settleDeposit,
  withdrawalVerdictSchema,
} from '../payments.ts';
import type { ControlParts } from '../routes.ts';
import { choice, form, moment, rows } from './html.ts';
import type { Section } from './section.ts';

type OpenPayment = Awaited<ReturnType<typeof openPayments>>['deposits' | 'withdrawals'][number];

/** What the clerk may do: deposits that wait arrive or fail, withdrawals move on or are rejected, disputes are settled. */
export const paymentSection: Section = {
  title: 'Payments',
  async draw({ store, merchant }) {
    const { deposits, withdrawals } = await openPayments({ store, merchant: merchant.code });
    const table = (payments: readonly OpenPayment[]) =>
      rows(
        ['Number', 'Account', 'Amount', 'State', 'Since', 'Next automatic step'],
        payments.map((each) => [
          each.reference,
          each.account,
          `${fromMinor(BigInt(each.amount), merchant.currency.decimals)} ${each.currency}`,
          each.state,
          moment(each.createdAt),
          each.due === undefined ? 'never' : moment(each.due),
        ]),
      );
    const numbers = (payments: readonly OpenPayment[]) =>
      payments.map(({ reference, account }) => [reference, `${reference} of ${account}`]);
    const pairs = (words: readonly string[]) => words.map((each) => [each, each]);
    const outcomes = depositVerdictSchema.entries.outcome.options;
    const steps = withdrawalVerdictSchema.entries.to.options;
    return `<p>Open payments. You can settle them here; the clock does the rest.</p>
<h3>Deposits</h3>
${table(deposits)}
${form('deposit', `${choice('reference', 'Deposit', numbers(deposits), '')}${choice('outcome', 'has', pairs(outcomes), 'arrived')}<button>Settle</button>`)}
<h3>Withdrawals</h3>
${table(withdrawals)}
${form('withdrawal', `${choice('reference', 'Withdrawal', numbers(withdrawals), '')}${choice('to', 'is now', pairs(steps), 'sent')}<button>Move on</button>`)}`;
  },
  actions: {
    async deposit(fields, parts) {
      const parsed = v.safeParse(depositVerdictSchema, Object.fromEntries(withoutName(fields)));
      return (
        parsed.success && (await settleDeposit(await deskOf(parts), parsed.output)) === undefined
      );
    },
    async withdrawal(fields, parts) {
      const parsed = v.safeParse(withdrawalVerdictSchema, Object.fromEntries(withoutName(fields)));
      return parsed.success && (await moveOn(await deskOf(parts), parsed.output)) === undefined;
    },
  },
};

/** The fields of a form without the one that says which form it is. */
function withoutName(fields: URLSearchParams): [string, string][] {
  return [...fields].filter(([name]) => name !== 'do');
}

async function deskOf({ store, merchant, clock }: ControlParts) {
  return { store, merchant: merchant.code, now: await clock.now() };
}
