import { keepImages } from '../files/uploads.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { balanceOf, memberBook } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';
import { insufficientFunds, newReference, readAmount } from '../money/request.ts';
import { chargesOf, minutesOf } from '../payments/methods.ts';
import { notFound, ownPayment, pageOfPayments, wrongState } from '../payments/own.ts';
import { everyMember, ownHolders } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { ownPayee } from './payees.ts';
import { type ConfirmAnswer, type WithdrawalRow, withdrawals } from './rows.ts';
import { moveWithdrawal, openWithdrawal, reviewMinutes, type WithdrawalStep } from './steps.ts';
import { blocksOf, dailyCount, isOwnBlock, refusalOf, routeOf, routesOf } from './terms.ts';
import { answersOf, detailOf, summaryOf } from './view.ts';

export const withdrawalHandlers: Pick<
  Handlers,
  | 'withdrawalTerms'
  | 'withdrawalCreate'
  | 'withdrawalList'
  | 'withdrawalDetail'
  | 'withdrawalConfirm'
> = {
  withdrawalTerms: {
    policy: everyMember,
    async handle(context) {
      const { tx, member, merchant, settings } = context;
      const { code, decimals } = merchant.currency;
      const money = (minor: bigint) => fromMinor(minor, decimals);
      const beforeApproval = reviewMinutes.requested + reviewMinutes.inReview;
      return {
        currency: code,
        available: money(await balanceOf(tx, memberBook(member.key, 'wallet'))),
        kinds: routesOf(merchant).map(({ kind, min, max, fee, minutes }) => ({
          kind,
          min: money(min),
          max: money(max),
          fee: money(fee),
          usualMinutes: beforeApproval + minutes,
        })),
        blocks: (await blocksOf(context)).map(({ amount, ...block }) => ({
          ...block,
          ...(amount === undefined ? {} : { amount: money(amount) }),
        })),
        dailyCount,
        autoReceiveMinutes: settings.autoReceiveMinutes,
      };
    },
  },

  withdrawalCreate: {
    policy: {
      ...ownHolders,
      paymentPassword: ({ password }) => password,
      afterTurnover: true,
    },
    async handle(context, request) {
      const { tx, member, merchant, now, settings } = context;
      const payee = await ownPayee(context, request.payee);
      if (payee === undefined) return notFound;
      const route = routeOf(merchant, payee.kind);
      if (route === undefined) {
        return new Refused('NOT_AVAILABLE', 'Nothing is paid out to accounts of this kind now.');
      }
      const charges = chargesOf(route, merchant);
      const amount = readAmount(request.amount, context, charges);
      if (amount instanceof Refused) return amount;
      const block = (await blocksOf(context)).find(isOwnBlock);
      if (block) return refusalOf(block);

      const { account: _, addedAt: __, ...snapshot } = payee;
      const row = await openWithdrawal(tx, {
        reference: newReference('W', context),
        merchant: merchant.code,
        account: member.key,
        payee: snapshot,
        amount: String(amount),
        fee: String(charges.fee),
        currency: merchant.currency.code,
        createdAt: now,
        sendMinutes: minutesOf(route),
        receiveMinutes: settings.autoReceiveMinutes,
      });
      return 'book' in row ? insufficientFunds : detailOf(row, context);
    },
  },

  withdrawalList: {
    policy: everyMember,
    async handle(context, request) {
      const { rows, totalPages } = await pageOfPayments(context, withdrawals, request);
      return { list: rows.map((row) => summaryOf(row, context)), totalPages };
    },
  },

  withdrawalDetail: {
    policy: everyMember,
    async handle(context, { reference }) {
      const row = await ownPayment(context, withdrawals, reference);
      return row === undefined ? notFound : detailOf(row, context);
    },
  },

  withdrawalConfirm: {
    policy: everyMember,
    async handle(context, request) {
      const { tx } = context;
      const row = await ownPayment(context, withdrawals, request.reference);
      if (row === undefined) return notFound;
      if (!answersOf(row.state).includes(request.answer)) {
        return wrongState('The withdrawal', row.state);
      }
      const step = await stepOf(request.answer, row, request, context);
      if (step instanceof Refused) return step;
      const next = await moveWithdrawal(tx, row, step);
      return next === undefined ? wrongState('The withdrawal', row.state) : detailOf(next, context);
    },
  },
};

/** What an answer of the member does. "Not received" needs images that show it, and opens a case. */
async function stepOf(
  answer: ConfirmAnswer,
  { dispute }: WithdrawalRow,
  { comment, images }: { comment?: string | undefined; images: readonly Blob[] },
  context: MemberContext,
): Promise<WithdrawalStep | Refused> {
  const { now: time } = context;
  if (answer === 'fullPaymentMade') return { to: 'received', time, receivedBy: answer };
  if (answer === 'received') return { to: 'received', time, receivedBy: 'member' };
  if (images.length === 0) {
    return new Refused('FIELD_INVALID', 'images: expected at least one that shows it.');
  }
  const proofs = await keepImages(context, images);
  if (proofs instanceof Refused) return proofs;
  // One that is disputed again stays the same case, with what showed it the first time.
  const { caseNumber = newReference('C', context), openedAt = time, reports = [] } = dispute ?? {};
  const all = [...reports, { time, comment, proofs }];
  return { to: 'disputed', time, dispute: { caseNumber, openedAt, reports: all } };
}
