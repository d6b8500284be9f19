import type { payeeSchema } from '@livery/api/contract/payees';
import type {
  confirmAnswers,
  withdrawalDetailSchema,
  withdrawalSchema,
} from '@livery/api/contract/withdrawals';
import type { InferInput } from 'valibot';
import type { Context } from '../handlers.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { rejectionTexts } from '../payments/texts.ts';
import type { PayeeRow, WithdrawalRow, WithdrawalState } from './rows.ts';
import { minutesUntilNext } from './steps.ts';

type Answers = (typeof confirmAnswers)[number][];

/** Who acts after each state. */
const nextActor: Readonly<Record<WithdrawalState, 'member' | 'platform' | 'nobody'>> = {
  requested: 'platform',
  inReview: 'platform',
  approved: 'platform',
  sent: 'member',
  disputed: 'platform',
  received: 'nobody',
  rejected: 'nobody',
  forcedReceived: 'nobody',
};

/** The steps of a withdrawal that goes well. */
const usualSteps: readonly WithdrawalState[] = [
  'requested',
  'inReview',
  'approved',
  'sent',
  'received',
];

/** What a member may answer in each state; a dispute can be ended, and not opened twice. */
export function answersOf(state: WithdrawalState): Answers {
  if (state === 'sent') return ['received', 'notReceived', 'fullPaymentMade'];
  return state === 'disputed' ? ['received', 'fullPaymentMade'] : [];
}

/** A payee as anyone may see it: masked but for the last four signs. */
function maskedOf({
  id,
  kind,
  name,
  number,
  bankCode,
  branchCode,
}: Omit<PayeeRow, 'account' | 'addedAt'>) {
  const shown = number.length > 4 ? number.slice(-4) : '';
  const account = '•'.repeat(number.length - shown.length) + shown;
  return { id, kind, name, account, bankCode, branchCode };
}

/** A payee as its member sees it. */
export function payeeOf(row: PayeeRow): InferInput<typeof payeeSchema> {
  return { ...maskedOf(row), addedAt: row.addedAt };
}

/** A withdrawal as a list shows it. */
export function summaryOf(
  row: WithdrawalRow,
  { merchant }: Pick<Context, 'merchant'>,
): InferInput<typeof withdrawalSchema> {
  const { reference, payee, state, createdAt, due, currency } = row;
  const money = (minor: bigint) => fromMinor(minor, merchant.currency.decimals);
  const amount = BigInt(row.amount);
  const fee = BigInt(row.fee);
  return {
    reference,
    payee: maskedOf(payee),
    amount: money(amount),
    fee: money(fee),
    payout: money(amount - fee),
    currency,
    state,
    createdAt,
    changedAt: row.history.at(-1)?.time ?? createdAt,
    confirmBy: state === 'sent' ? due : undefined,
  };
}

/** A withdrawal with everything that its member can see of it. */
export function detailOf(
  row: WithdrawalRow,
  { merchant, language }: Pick<Context, 'merchant' | 'language'>,
): InferInput<typeof withdrawalDetailSchema> {
  const { state, receivedBy, rejection, dispute, due } = row;
  return {
    ...summaryOf(row, { merchant }),
    next: nextActor[state],
    expectedAt: nextActor[state] === 'platform' ? due : undefined,
    answers: answersOf(state),
    timeline: timelineOf(row),
    receivedBy,
    ...(rejection === undefined ? {} : { rejection: rejectionOf(rejection, language) }),
    ...(dispute === undefined ? {} : { dispute: disputeOf(dispute) }),
  };
}

/** What has been, and what is still to come if all goes well. */
function timelineOf(row: WithdrawalRow) {
  const entryOf = (state: WithdrawalState, time?: number, reference?: string) => ({
    state,
    time,
    reference,
    usualMinutes: minutesUntilNext({ ...row, state }),
    next: nextActor[state],
  });
  const taken = row.history.map(({ state, time, reference }) => entryOf(state, time, reference));
  const at = usualSteps.indexOf(row.state);
  const disputed: WithdrawalState[] = row.state === 'disputed' ? ['received'] : [];
  const ahead = at === -1 ? disputed : usualSteps.slice(at + 1);
  return [...taken, ...ahead.map((state) => entryOf(state))];
}

function disputeOf({ reports, ...dispute }: NonNullable<WithdrawalRow['dispute']>) {
  return {
    ...dispute,
    reports: reports.map((report) => ({ ...report, proofs: [...report.proofs] })),
  };
}

function rejectionOf(reason: NonNullable<WithdrawalRow['rejection']>, language: string) {
  const { text, language: written } = localise(rejectionTexts[reason], language);
  return { reason, message: text, language: written };
}
