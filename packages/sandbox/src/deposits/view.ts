import type { depositDetailSchema, depositSchema } from '@livery/api/contract/deposits';
import type { InferInput } from 'valibot';
import type { Context } from '../handlers.ts';
import { localise } from '../localise.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { fromMinor } from '../money/amount.ts';
import { qrText } from '../payments/emv.ts';
import { labelOf } from '../payments/methods.ts';
import { failureTexts } from '../payments/texts.ts';
import { hashText } from '../random.ts';
import { type DepositRow, isOpen } from './rows.ts';
import { creditedOf } from './steps.ts';

type Asked = Pick<Context, 'merchant' | 'language' | 'now'>;

/** A deposit as a list shows it. */
export function summaryOf(
  row: DepositRow,
  { merchant, language }: Asked,
): InferInput<typeof depositSchema> {
  const { reference, method, kind, state, createdAt, payBy, expectedAt, caseNumber } = row;
  const label = labelOf(method, merchant, language);
  const money = (minor: bigint) => fromMinor(minor, merchant.currency.decimals);
  const paidAt = row.history.find((entry) => entry.state === 'paid')?.time;
  return {
    reference,
    method,
    kind,
    label: label.text,
    language: label.language,
    amount: money(BigInt(row.amount)),
    fee: money(BigInt(row.fee)),
    credited: money(creditedOf(row)),
    currency: row.currency,
    state,
    createdAt,
    payBy,
    paidAt,
    expectedAt,
    settledAt: isOpen(state) ? undefined : row.history.at(-1)?.time,
    caseNumber,
  };
}

/** A deposit with everything that its member can see of it. */
export function detailOf(row: DepositRow, asked: Asked): InferInput<typeof depositDetailSchema> {
  const { state, expectedAt, expectedMinutes, failure } = row;
  return {
    ...summaryOf(row, asked),
    expectedMinutes,
    late: state === 'paid' && expectedAt !== undefined && asked.now > expectedAt,
    next: state === 'created' ? 'member' : state === 'paid' ? 'platform' : 'nobody',
    payTo: payToOf(row, asked.merchant),
    fields: { ...row.fields },
    timeline: [...row.history],
    proofs: [...row.proofs],
    ...(failure === undefined ? {} : { failure: failureOf(failure, asked.language) }),
  };
}

function failureOf(reason: NonNullable<DepositRow['failure']>, language: string) {
  const { text, language: written } = localise(failureTexts[reason], language);
  return { reason, message: text, language: written };
}

/** Where to pay. The account is made up from the method's name, so it is nobody's and always the same. */
function payToOf({ method, kind, reference, amount, currency }: DepositRow, m: SandboxMerchant) {
  const name = m.name;
  if (kind === 'card' || kind === 'agent') return { name, note: reference };
  const account = `4${String(hashText(`${m.code}/${method}`)).padStart(11, '0')}`;
  if (kind !== 'qr') return { name, account, note: reference };
  const due = fromMinor(BigInt(amount), m.currency.decimals);
  const qr = qrText({ account, name: m.code, currency, amount: due, reference });
  return { name, account, note: reference, qr };
}
