import { type DepositFailure, type DepositState, deposits } from '../deposits/rows.ts';
import { moveDeposit, openDeposit } from '../deposits/steps.ts';
import { type Upload, uploads } from '../files/uploads.ts';
import type { SandboxMerchant, SandboxPaymentMethod } from '../merchant.ts';
import { newReference } from '../money/request.ts';
import { chargesOf } from '../payments/methods.ts';
import { paymentKey } from '../payments/own.ts';
import { pickIndex, type Random } from '../random.ts';
import type { Transaction } from '../store/store.ts';
import type { PayeeRow, RejectionReason, WithdrawalState } from '../withdrawals/rows.ts';
import {
  moveWithdrawal,
  openWithdrawal,
  reviewMinutes,
  type WithdrawalStep,
} from '../withdrawals/steps.ts';
import type { routesOf } from '../withdrawals/terms.ts';

const minute = 60_000;
/** How long a withdrawal that was sent waits for its member, where nobody has set it otherwise. */
const receiveMinutes = 30;

/** What seeding payments has at hand. */
export interface Filling {
  readonly tx: Transaction;
  readonly merchant: SandboxMerchant;
  readonly now: number;
  readonly random: Random;
}

/** How a seeded deposit ends; a reason for a failed one. */
export type DepositEnd = Exclude<DepositState, 'failed'> | DepositFailure;

/**
 * How a seeded withdrawal goes: the state that it has come to, why it was rejected, or how it came to be received.
 */
export type WithdrawalCourse =
  | Exclude<WithdrawalState, 'received' | 'rejected'>
  | RejectionReason
  | 'confirmed'
  | 'fullPaymentMade'
  | 'deadline'
  | 'paidAgain'
  | 'disputeForced';

/** A payee with what the way to it takes. */
export type SeededPayee = PayeeRow & { readonly charges: ReturnType<typeof routesOf>[number] };

/** A deposit that was begun at a moment and has gone as far as it says. */
export async function seedDeposit(
  filling: Filling,
  {
    account,
    end,
    method,
    amount,
    time,
  }: {
    account: string;
    end: DepositEnd;
    method: SandboxPaymentMethod;
    amount: bigint;
    time: number;
  },
): Promise<void> {
  const { tx, merchant, random, now } = filling;
  const row = await openDeposit(tx, {
    reference: referenceOf('D', filling, time),
    merchant: merchant.code,
    account,
    method: method.code,
    kind: method.kind,
    amount: String(amount),
    fee: String(chargesOf(method, merchant).fee),
    currency: merchant.currency.code,
    fields: Object.fromEntries(method.fields.map((name) => [name, digits(random, 12)])),
    createdAt: time,
    expectedMinutes: method.etaMinutes,
  });
  if (end === 'created') return;
  if (end === 'expired' || end === 'cancelled') {
    const over = end === 'expired' ? row.payBy : time + 4 * minute;
    await moveDeposit(tx, row, { to: end, time: over });
    return;
  }
  const paidAt = time + 3 * minute;
  const caseNumber = referenceOf('C', filling, paidAt);
  // Whatever was begun can be paid.
  const paid = (await moveDeposit(tx, row, { to: 'paid', time: paidAt, caseNumber })) ?? row;
  const expectedAt = paid.expectedAt ?? paidAt;
  if (end === 'paid') {
    // This one is late: the clock does not move it on, support does.
    const proofs = await seedProofs(filling, row.account, row.reference);
    const late = {
      ...paid,
      due: undefined,
      expectedAt: Math.min(expectedAt, now - minute),
      proofs,
    };
    await tx.put(deposits, paymentKey(row.merchant, row.reference), late);
  } else if (end === 'arrived') {
    await moveDeposit(tx, paid, { to: end, time: expectedAt });
  } else {
    await moveDeposit(tx, paid, { to: 'failed', time: expectedAt + 60 * minute, failure: end });
  }
}

/**
 * A withdrawal that was asked for at a moment and has gone as far as it says.
 *
 * @throws Error when the wallet holds too little: that is a defect of the plan
 */
export async function seedWithdrawal(
  filling: Filling,
  {
    course,
    payee,
    amount,
    time,
  }: { course: WithdrawalCourse; payee: SeededPayee; amount: bigint; time: number },
): Promise<void> {
  const { tx, merchant } = filling;
  const { charges, account, addedAt: _, ...snapshot } = payee;
  const row = await openWithdrawal(tx, {
    reference: referenceOf('W', filling, time),
    merchant: merchant.code,
    account,
    payee: snapshot,
    amount: String(amount),
    fee: String(charges.fee),
    currency: merchant.currency.code,
    createdAt: time,
    sendMinutes: charges.minutes,
    receiveMinutes,
  });
  if ('book' in row) throw new Error(`${account} holds too little for its seeded withdrawals.`);
  let at = row;
  let when = time;
  for (const { after, ...step } of courseOf(course, charges.minutes)) {
    when += after * minute;
    const dispute =
      step.to === 'disputed'
        ? {
            dispute: {
              caseNumber: referenceOf('C', filling, when),
              openedAt: when,
              reports: [{ time: when, proofs: await seedProofs(filling, account, row.reference) }],
            },
          }
        : {};
    at = (await moveWithdrawal(tx, at, { ...step, ...dispute, time: when })) ?? at;
  }
}

/** Minutes from the request until a withdrawal is sent, by a way that takes so many. */
export function minutesUntilSent(minutes: number): number {
  return reviewMinutes.requested + reviewMinutes.inReview + minutes;
}

/** The steps of a course, each so many minutes after the one before. */
function courseOf(
  course: WithdrawalCourse,
  minutes: number,
): readonly (Omit<WithdrawalStep, 'time'> & { after: number })[] {
  const review = { to: 'inReview', after: reviewMinutes.requested } as const;
  const approved = [review, { to: 'approved', after: reviewMinutes.inReview }] as const;
  const sent = [...approved, { to: 'sent', after: minutes }] as const;
  const disputed = [...sent, { to: 'disputed', after: 15 }] as const;
  switch (course) {
    case 'requested':
      return [];
    case 'inReview':
      return [review];
    case 'approved':
      return approved;
    case 'sent':
      return sent;
    case 'disputed':
      return disputed;
    case 'forcedReceived':
      return [...sent, { to: course, after: 20 }];
    case 'disputeForced':
      return [...disputed, { to: 'forcedReceived', after: 24 * 60 }];
    case 'confirmed':
      return [...sent, { to: 'received', after: 9, receivedBy: 'member' }];
    case 'fullPaymentMade':
      return [...sent, { to: 'received', after: 12, receivedBy: course }];
    case 'deadline':
      return [...sent, { to: 'received', after: receiveMinutes, receivedBy: course }];
    case 'paidAgain':
      return [
        ...disputed,
        { to: 'sent', after: 4 * 60 },
        { to: 'received', after: 6, receivedBy: 'member' },
      ];
    default:
      return [review, { to: 'rejected', after: 25, rejection: course }];
  }
}

/** One dot of a picture: what a proof must be, and no more. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function seedProofs(
  { tx, now, merchant }: Filling,
  account: string,
  reference: string,
): Promise<Upload[]> {
  const upload = {
    id: `${merchant.code}-${reference}`,
    type: 'image/png',
    size: atob(dot).length,
  } as const;
  await tx.put(uploads, upload.id, { ...upload, account, time: now, content: dot });
  return [upload];
}

/** A reference as a call makes one, from the stream of the seed. */
function referenceOf(letter: string, { random }: Filling, time: number): string {
  const entropy = (length: number) => Uint8Array.from({ length }, () => pickIndex(random, 256));
  return newReference(letter, { entropy, now: time });
}

/** Digits of a number that is nobody's. */
export function digits(random: Random, length: number): string {
  return Array.from({ length }, () => pickIndex(random, 10)).join('');
}
