import { keepImages } from '../files/uploads.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { newReference, readAmount } from '../money/request.ts';
import { openingAt } from '../opening-hours.ts';
import { chargesOf, fieldsOf, labelOf, methodsOf, minutesOf } from '../payments/methods.ts';
import { notFound, ownPayment, pageOfPayments, paymentKey, wrongState } from '../payments/own.ts';
import { everyMember, realPlayers } from '../policy.ts';
import { refuseOverLimit } from '../protection/limits.ts';
import { Refused } from '../refusal.ts';
import { type DepositRow, deposits, isOpen } from './rows.ts';
import { type DepositStep, moveDeposit, openDeposit } from './steps.ts';
import { detailOf, summaryOf } from './view.ts';

export const depositHandlers: Pick<
  Handlers,
  | 'depositMethods'
  | 'depositCreate'
  | 'depositPaid'
  | 'depositProof'
  | 'depositCancel'
  | 'depositList'
  | 'depositDetail'
> = {
  depositMethods: {
    policy: everyMember,
    async handle({ merchant, language, now }) {
      const { code: currency, decimals } = merchant.currency;
      const clock = zoneClock(merchant.timeZone);
      const list = methodsOf(merchant).map((method) => {
        const { code, kind, status, hours } = method;
        const label = labelOf(code, merchant, language);
        const { min, max, fee } = chargesOf(method, merchant);
        const { before, after } = fieldsOf(method);
        const opening = openingAt(now, clock, hours);
        return {
          code,
          kind,
          label: label.text,
          language: label.language,
          min: fromMinor(min, decimals),
          max: fromMinor(max, decimals),
          fee: fromMinor(fee, decimals),
          currency,
          etaMinutes: minutesOf(method),
          status,
          hours,
          open: opening.open && status !== 'down',
          ...(opening.open ? {} : { opensAt: opening.changesAt }),
          fields: before,
          paidFields: after,
        };
      });
      return { list };
    },
  },

  depositCreate: {
    policy: realPlayers,
    async handle(context, request) {
      const { tx, member, merchant, now } = context;
      const method = methodsOf(merchant).find(({ code }) => code === request.method);
      if (method === undefined) return notFound;
      const opening = openingAt(now, zoneClock(merchant.timeZone), method.hours);
      if (method.status === 'down' || !opening.open) {
        return new Refused('NOT_AVAILABLE', 'This method takes no payments now.');
      }
      const charges = chargesOf(method, merchant);
      const amount = readAmount(request.amount, context, charges);
      if (amount instanceof Refused) return amount;
      const fields = readFields(request.fields, fieldsOf(method).before);
      if (fields instanceof Refused) return fields;
      const overLimit = await refuseOverLimit(context, 'deposit', amount);
      if (overLimit) return overLimit;

      const row = await openDeposit(tx, {
        reference: newReference('D', context),
        merchant: merchant.code,
        account: member.key,
        method: method.code,
        kind: method.kind,
        amount: String(amount),
        fee: String(charges.fee),
        currency: merchant.currency.code,
        fields,
        createdAt: now,
        expectedMinutes: minutesOf(method),
      });
      return detailOf(row, context);
    },
  },

  depositPaid: {
    policy: everyMember,
    async handle(context, { reference, fields: filled }) {
      const row = await ownPayment(context, deposits, reference);
      if (row === undefined) return notFound;
      if (row.state !== 'created') return wrongState('The deposit', row.state);
      const method = methodsOf(context.merchant).find(({ code }) => code === row.method);
      const fields = readFields(filled, method ? fieldsOf(method).after : []);
      if (fields instanceof Refused) return fields;
      return step(context, row, {
        to: 'paid',
        time: context.now,
        fields: { ...row.fields, ...fields },
        caseNumber: newReference('C', context),
      });
    },
  },

  depositProof: {
    policy: everyMember,
    async handle(context, { reference, images }) {
      const { tx, merchant } = context;
      const row = await ownPayment(context, deposits, reference);
      if (row === undefined) return notFound;
      if (!isOpen(row.state)) return wrongState('The deposit', row.state);
      if (images.length === 0) return new Refused('FIELD_INVALID', 'Expected at least one image.');
      const added = await keepImages(context, images, row.proofs.length);
      if (added instanceof Refused) return added;
      const next = { ...row, proofs: [...row.proofs, ...added] };
      await tx.put(deposits, paymentKey(merchant.code, reference), next);
      return detailOf(next, context);
    },
  },

  depositCancel: {
    policy: everyMember,
    async handle(context, { reference }) {
      const row = await ownPayment(context, deposits, reference);
      if (row === undefined) return notFound;
      return step(context, row, { to: 'cancelled', time: context.now });
    },
  },

  depositList: {
    policy: everyMember,
    async handle(context, request) {
      const { rows, totalPages } = await pageOfPayments(context, deposits, request);
      return { list: rows.map((row) => summaryOf(row, context)), totalPages };
    },
  },

  depositDetail: {
    policy: everyMember,
    async handle(context, { reference }) {
      const row = await ownPayment(context, deposits, reference);
      return row === undefined ? notFound : detailOf(row, context);
    },
  },
};

async function step(context: MemberContext, row: DepositRow, change: DepositStep) {
  const next = await moveDeposit(context.tx, row, change);
  return next === undefined ? wrongState('The deposit', row.state) : detailOf(next, context);
}

/** The fields that a method asks for, trimmed; a refusal when one is empty or is none of them. */
function readFields(
  filled: Readonly<Record<string, string>>,
  wanted: readonly string[],
): Record<string, string> | Refused {
  const unknown = Object.keys(filled).find((name) => !wanted.includes(name));
  if (unknown !== undefined) {
    return new Refused('FIELD_INVALID', `Expected ${wanted.join(', ') || 'no field'} here.`);
  }
  const entries = wanted.map((name) => [name, filled[name]?.trim() ?? ''] as const);
  const empty = entries.find(([, text]) => text === '');
  if (empty) return new Refused('FIELD_INVALID', `${empty[0]} is empty.`);
  return Object.fromEntries(entries);
}
