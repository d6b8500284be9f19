import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { toMinor } from '../money/amount.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { friendsOf } from './friends.ts';
import { lineOf } from './line.ts';

/** An account that every merchant of a fresh sandbox has; anyone may know it, as all of it is play. */
export interface SandboxAccount {
  readonly username: string;
  readonly password: string;
  /** Absent where the member has set none yet, or may not have one. */
  readonly paymentPassword?: string | undefined;
  /** What it is there to show. */
  readonly what: string;
}

/** A seeded account, and how it differs from a plain member's. */
export interface AccountSeed extends SandboxAccount {
  readonly nickname: string;
  readonly type?: number;
  readonly rankLevel?: number;
  readonly firstLogin?: boolean;
  readonly passwordDays?: number;
  readonly excluded?: boolean;
  readonly addresses?: readonly string[];
  readonly authenticator?: string;
  /** Username of the upline. */
  readonly upline?: string;
  /** How many days ago it was opened. Default: 400. */
  readonly openedDays?: number;
  /** What the wallet holds, in major units; of a currency without decimals, `large` and a thousandfold. */
  readonly balance?: string;
}

const password = 'Play4fun';
const paymentPassword = 'Pay4play';
const people: readonly AccountSeed[] = [
  {
    username: 'mira2026',
    password,
    paymentPassword,
    nickname: 'Mira',
    rankLevel: 5,
    balance: '1234567.89',
    what: 'member, rank 5',
  },
  {
    username: 'tara2026',
    password,
    paymentPassword,
    nickname: 'Tara',
    upline: 'arun2026',
    balance: '2500.5',
    what: 'member, rank 1, downline of arun2026',
  },
  {
    username: 'arun2026',
    password,
    paymentPassword,
    nickname: 'Arun',
    type: 1,
    balance: '45000',
    what: 'agent, level 1',
  },
  {
    username: 'trial2026',
    password,
    nickname: 'Trial',
    type: 4,
    balance: '1000',
    what: 'trial account, level 4',
  },
  {
    username: 'first2026',
    password,
    nickname: 'First',
    firstLogin: true,
    balance: '6250.5',
    what: 'first login, no payment password yet',
  },
  {
    username: 'weak2026',
    password: '123456',
    paymentPassword,
    nickname: 'Weak',
    balance: '7500.5',
    what: 'weak password',
  },
  {
    username: 'expired2026',
    password,
    paymentPassword,
    nickname: 'Esha',
    passwordDays: 120,
    balance: '8750.5',
    what: 'expired password',
  },
  {
    username: 'faraway2026',
    password,
    paymentPassword,
    nickname: 'Farah',
    addresses: ['192.0.2.10'],
    authenticator: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    balance: '10000.5',
    what: 'unregistered address, so a second step',
  },
  {
    username: 'closed2026',
    password,
    paymentPassword,
    nickname: 'Cleo',
    excluded: true,
    balance: '11250.5',
    what: 'closed by the house',
  },
  { username: 'staff2026', password, nickname: 'Sam', type: 9, what: 'no member account' },
  {
    username: 'bela2026',
    password,
    paymentPassword,
    nickname: 'Bela',
    type: 2,
    balance: '30000',
    what: 'agent, level 2',
  },
  {
    username: 'chand2026',
    password,
    paymentPassword,
    nickname: 'Chand',
    type: 41,
    balance: '20000',
    what: 'agent, level 41',
  },
  {
    username: 'devi2026',
    password,
    paymentPassword,
    nickname: 'Devi',
    type: 42,
    balance: '10000',
    what: 'agent, level 42',
  },
  {
    username: 'paused2026',
    password,
    paymentPassword,
    nickname: 'Pia',
    balance: '5000',
    what: 'self-excluded for six months',
  },
  {
    username: 'limit2026',
    password,
    paymentPassword,
    nickname: 'Lin',
    balance: '3200',
    what: 'deposit limit reached',
  },
  {
    username: 'penny2026',
    password,
    paymentPassword,
    nickname: 'Penny',
    balance: '0.01',
    what: 'member with 0.01',
  },
  {
    username: 'empty2026',
    password,
    nickname: 'Emil',
    what: 'member with nothing at all, no payment password',
  },
];

/** The accounts that every merchant starts with, but for the agents' many downlines. */
export const sandboxAccounts: readonly SandboxAccount[] = people.map(
  ({ username, password: own, paymentPassword: payment, what }) => ({
    username,
    password: own,
    paymentPassword: payment,
    what,
  }),
);

const list: readonly AccountSeed[] = [
  ...people,
  ...lineOf('arun2026', { password, paymentPassword }),
  ...friendsOf('mira2026', { password, paymentPassword }),
];

/** Passwords that the seed needs hashes of. */
export const seedPasswords: readonly string[] = [
  ...new Set(list.flatMap((each) => [each.password, each.paymentPassword ?? each.password])),
];

const dialingCodes: Readonly<Record<string, string>> = {
  THB: '66',
  INR: '91',
  BDT: '880',
  VND: '84',
};
const day = 86_400_000;
/** What the richest member of a merchant without decimals has (in đồng), where others have lakhs. */
const richest = 52_700_000_000n;

/**
 * Opens a merchant's first accounts and pays in what they hold.
 *
 * @param hashes by password. Equal passwords share one: they are no secret, and a slow hash is slow
 */
export async function fillAccounts(
  tx: Transaction,
  {
    merchant,
    hashes,
    now,
  }: { merchant: SandboxMerchant; hashes: Readonly<Record<string, string>>; now: number },
): Promise<void> {
  for (const [index, seed] of list.entries()) {
    const row = accountOf(seed, index, { merchant, hashes, now });
    const key = accountKey(merchant.code, seed.username);
    await tx.put(accounts, key, row);
    const amount = openingOf(seed, merchant);
    if (amount === 0n) continue;
    const { code, currency } = merchant;
    await post(tx, {
      id: `${code}-opening-${row.id}`,
      merchant: code,
      kind: 'opening',
      time: row.openedAt,
      reference: row.id,
      postings: [
        { book: houseBook(code, 'opening'), amount: -amount, currency: currency.code },
        { book: memberBook(key, 'wallet'), amount, currency: currency.code },
      ],
    });
  }
}

/** What a seeded member's wallet holds, in minor units. */
function openingOf({ balance = '0' }: AccountSeed, { currency }: SandboxMerchant): bigint {
  if (currency.decimals > 0) return toMinor(balance, currency.decimals) ?? 0n;
  const hundredths = toMinor(balance, 2) ?? 0n;
  if (hundredths > 100_000_000n) return richest;
  // A thousand đồng are spoken of where others speak of one of their unit; the smallest amount stays the smallest.
  return hundredths === 1n ? 1n : hundredths * 10n;
}

function accountOf(
  seed: AccountSeed,
  index: number,
  {
    merchant,
    hashes,
    now,
  }: { merchant: SandboxMerchant; hashes: Readonly<Record<string, string>>; now: number },
): AccountRow {
  return {
    id: String(100_001 + index),
    merchant: merchant.code,
    username: seed.username,
    nickname: seed.nickname,
    type: seed.type ?? 0,
    passwordHash: hashes[seed.password] ?? '',
    paymentHash: seed.paymentPassword && hashes[seed.paymentPassword],
    passwordChangedAt: now - (seed.passwordDays ?? 1) * day,
    firstLogin: seed.firstLogin ?? false,
    rankLevel: seed.rankLevel ?? 1,
    toUpline: seed.upline !== undefined,
    upline: seed.upline === undefined ? undefined : accountKey(merchant.code, seed.upline),
    openedAt: now - (seed.openedDays ?? 400) * day,
    excluded: seed.excluded ?? false,
    addresses: seed.addresses,
    contact: {
      dialingCode: dialingCodes[merchant.currency.code] ?? '1',
      mobile: `98000012${String(10 + index)}`,
      email: `${seed.username}@mail.example`,
      holder: `${seed.nickname} Kumari`,
      authenticator: seed.authenticator,
    },
  };
}
