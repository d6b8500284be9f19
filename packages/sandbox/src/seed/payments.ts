import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { SandboxPaymentMethod } from '../merchant.ts';
import { usual } from '../money/request.ts';
import { chargesOf, methodsOf } from '../payments/methods.ts';
import { pick, streamOf } from '../random.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { payees } from '../withdrawals/rows.ts';
import { routesOf } from '../withdrawals/terms.ts';
import {
  type DepositEnd,
  digits,
  type Filling,
  minutesUntilSent,
  type SeededPayee,
  seedDeposit,
  seedWithdrawal,
  type WithdrawalCourse,
} from './payment-history.ts';
import type { MerchantSeedParts } from './seed.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Usual amounts, in the merchant's smallest usual unit. */
const amounts = [500, 1000, 1500, 2000, 3000, 5000, 7500, 10_000] as const;
/** The stretch of a long history, in days. */
const historyDays = 390;

/** How the deposits of the member with the long history ended, from thirteen months ago until yesterday. */
const depositEnds: readonly DepositEnd[] = [
  ...arrived(5),
  'expired',
  ...arrived(4),
  'notFound',
  ...arrived(5),
  'cancelled',
  ...arrived(4),
  'amountDiffers',
  ...arrived(4),
  'expired',
  ...arrived(3),
  'senderDiffers',
  ...arrived(1),
  'cancelled',
  ...arrived(1),
];
/** The same member's withdrawals; all are over, so that another one can be asked for. */
const courses: readonly WithdrawalCourse[] = [
  'confirmed',
  'deadline',
  'confirmed',
  'documentsNeeded',
  'confirmed',
  'deadline',
  'fullPaymentMade',
  'confirmed',
  'payeeDiffers',
  'deadline',
  'confirmed',
  'paidAgain',
  'confirmed',
  'deadline',
  'turnoverOpen',
  'confirmed',
  'forcedReceived',
  'deadline',
  'confirmed',
  'paymentRefused',
  'confirmed',
  'disputeForced',
  'deadline',
  'confirmed',
];
const rejections: readonly WithdrawalCourse[] = [
  'documentsNeeded',
  'payeeDiffers',
  'turnoverOpen',
  'paymentRefused',
];

/**
 * Members with a withdrawal that is not over, and how many minutes ago it was asked for when its way takes so many: the state is
 * the one to which the clock has brought it.
 */
const openOnes: readonly {
  username: string;
  course: WithdrawalCourse;
  ago: (minutes: number) => number;
}[] = [
  { username: 'devi2026', course: 'requested', ago: () => 1 },
  { username: 'chand2026', course: 'inReview', ago: () => 5 },
  { username: 'bela2026', course: 'approved', ago: () => minutesUntilSent(0) },
  { username: 'paused2026', course: 'sent', ago: (minutes) => minutesUntilSent(minutes) + 8 },
  { username: 'limit2026', course: 'disputed', ago: (minutes) => minutesUntilSent(minutes) + 75 },
];

/** Who is paid, and by which ways. */
export interface Person extends Filling {
  readonly account: AccountRow;
  readonly key: string;
  readonly methods: readonly [SandboxPaymentMethod, ...SandboxPaymentMethod[]];
}

/**
 * Gives one member sixty payments over thirteen months, in every way they can end, and a few others a withdrawal in each state that is
 * not the end. All are posted; what the wallets hold stays what it was.
 */
export async function fillPayments(
  tx: Transaction,
  { seed, merchant, now }: MerchantSeedParts,
): Promise<void> {
  const [first, ...rest] = methodsOf(merchant);
  if (first === undefined) return;
  const random = streamOf(seed, `payments/${merchant.code}`);
  const personOf = async (username: string): Promise<Person | undefined> => {
    const key = accountKey(merchant.code, username);
    const account = (await tx.get(accounts, key))?.row;
    return account && { tx, merchant, now, random, account, key, methods: [first, ...rest] };
  };
  const richest = await personOf('mira2026');
  if (richest) await fillHistory(richest);
  for (const { username, course, ago } of openOnes) {
    const person = await personOf(username);
    if (person) await fillOpen(person, course, ago);
  }
}

async function fillHistory(person: Person): Promise<void> {
  const { merchant, now, random, methods, key: account } = person;
  const own = await fillPayees(person);
  const timeOf = (at: number, count: number) =>
    Math.floor(now - historyDays * day * (1 - (at + random() * 0.8) / count) - day);
  const ins = depositEnds.map((end, at) => {
    const method = pick(random, methods);
    const amount = amountOf(person, chargesOf(method, merchant));
    return { account, end, method, amount, time: timeOf(at, depositEnds.length) };
  });
  const [method] = methods;
  const amount = amountOf(person, chargesOf(method, merchant));
  const late = { account, end: 'paid', method, amount, time: now - 300 * minute } as const;
  const begun = { account, end: 'created', method, amount, time: now - 5 * minute } as const;
  const [payee, ...others] = own;
  const outs =
    payee === undefined
      ? []
      : courses.map((course, at) => {
          const to = pick(random, [payee, ...others]);
          const time = timeOf(at, courses.length);
          return { course, payee: to, amount: amountOf(person, to.charges), time };
        });

  await offset(person, netOf(person, ins, outs));
  const acts = [
    ...[...ins, late, begun].map((one) => ({
      time: one.time,
      run: () => seedDeposit(person, one),
    })),
    ...outs.map((one) => ({ time: one.time, run: () => seedWithdrawal(person, one) })),
  ];
  acts.sort((one, other) => one.time - other.time);
  for (const { run } of acts) await run();
}

/** What a member's payments have added to the wallet, in minor units. */
function netOf(
  { merchant }: Person,
  ins: readonly { end: DepositEnd; method: SandboxPaymentMethod; amount: bigint }[],
  outs: readonly { course: WithdrawalCourse; amount: bigint }[],
): bigint {
  let net = 0n;
  for (const { end, method, amount } of ins) {
    if (end === 'arrived') net += amount - chargesOf(method, merchant).fee;
  }
  for (const { course, amount } of outs) if (!rejections.includes(course)) net -= amount;
  return net;
}

/** Lets the wallet begin with so much less that it ends with what the member is known to hold. */
async function offset({ tx, merchant, account, key }: Person, net: bigint): Promise<void> {
  const { code, currency } = merchant;
  await post(tx, {
    id: `${code}-opening-${account.id}-payments`,
    merchant: code,
    kind: 'opening',
    time: account.openedAt,
    reference: account.id,
    postings: [
      { book: houseBook(code, 'opening'), amount: net, currency: currency.code },
      { book: memberBook(key, 'wallet'), amount: -net, currency: currency.code },
    ],
  });
}

/** Forty days ago so much was paid in as is paid out now, so the wallet holds what it did. */
async function fillOpen(
  person: Person,
  course: WithdrawalCourse,
  ago: (minutes: number) => number,
): Promise<void> {
  const { merchant, now, methods, key: account } = person;
  const [payee] = await fillPayees(person);
  if (payee === undefined) return;
  const amount = amountOf(person, payee.charges);
  const [method] = methods;
  const paidIn = amount + chargesOf(method, merchant).fee;
  const time = now - 40 * day;
  await seedDeposit(person, { account, end: 'arrived', method, amount: paidIn, time });
  const since = now - ago(payee.charges.minutes) * minute;
  await seedWithdrawal(person, { course, payee, amount, time: since });
}

/** Gives a member an account of each kind that the merchant pays out to, two at most. */
export async function fillPayees({
  tx,
  merchant,
  random,
  account,
  key,
}: Person): Promise<SeededPayee[]> {
  const list: SeededPayee[] = [];
  for (const charges of routesOf(merchant).slice(0, 2)) {
    const { kind } = charges;
    const row = {
      id: `${merchant.code}-${account.id}-${kind}`,
      account: key,
      kind,
      name: account.contact.holder ?? account.nickname,
      number: digits(random, 12),
      ...(kind === 'bank' ? { bankCode: 'DEMO0123456' } : {}),
      addedAt: account.openedAt + day,
    };
    await tx.put(payees, row.id, row);
    list.push({ ...row, charges });
  }
  return list;
}

/** One of the usual amounts, within what a way takes. */
export function amountOf(
  { random, merchant }: Filling,
  { min, max }: { min: bigint; max: bigint },
): bigint {
  const amount = usual(pick(random, amounts), { merchant });
  return amount < min ? min : amount > max ? max : amount;
}

function arrived(count: number): DepositEnd[] {
  return Array<DepositEnd>(count).fill('arrived');
}
