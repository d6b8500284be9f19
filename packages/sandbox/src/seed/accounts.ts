import type { SandboxMerchant } from '../merchant.ts';
import type { AccountRow } from '../session/rows.ts';

/** An account that every merchant of a fresh sandbox has; anyone may know it, as all of it is play. */
export interface SandboxAccount {
  readonly username: string;
  readonly password: string;
  /** What it is there to show. */
  readonly what: string;
}

interface Seed extends SandboxAccount {
  readonly nickname: string;
  readonly type?: number;
  readonly rankLevel?: number;
  readonly firstLogin?: boolean;
  readonly passwordDays?: number;
  readonly excluded?: boolean;
  readonly addresses?: readonly string[];
  readonly authenticator?: string;
}

const password = 'Play4fun';
const list: readonly Seed[] = [
  { username: 'mira2026', password, nickname: 'Mira', rankLevel: 5, what: 'member, rank 5' },
  { username: 'tara2026', password, nickname: 'Tara', what: 'member, rank 1' },
  { username: 'arun2026', password, nickname: 'Arun', type: 1, what: 'agent, level 1' },
  { username: 'trial2026', password, nickname: 'Trial', type: 4, what: 'trial account, level 4' },
  { username: 'first2026', password, nickname: 'First', firstLogin: true, what: 'first login' },
  { username: 'weak2026', password: '123456', nickname: 'Weak', what: 'weak password' },
  {
    username: 'expired2026',
    password,
    nickname: 'Esha',
    passwordDays: 120,
    what: 'expired password',
  },
  {
    username: 'faraway2026',
    password,
    nickname: 'Farah',
    addresses: ['192.0.2.10'],
    authenticator: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    what: 'unregistered address, so a second step',
  },
  { username: 'closed2026', password, nickname: 'Cleo', excluded: true, what: 'excluded' },
  { username: 'staff2026', password, nickname: 'Sam', type: 9, what: 'no member account' },
];

/** The accounts that every merchant starts with. */
export const sandboxAccounts: readonly SandboxAccount[] = list.map(
  ({ username, password: own, what }) => ({ username, password: own, what }),
);

/** Passwords that the seed needs hashes of. */
export const seedPasswords: readonly string[] = [...new Set(list.map((each) => each.password))];

const dialingCodes: Readonly<Record<string, string>> = {
  THB: '66',
  INR: '91',
  BDT: '880',
  VND: '84',
};
const day = 86_400_000;

/**
 * A merchant's first accounts.
 *
 * @param hashes by password. Equal passwords share one: they are no secret, and a slow hash is slow
 */
export function seedAccounts(
  merchant: SandboxMerchant,
  hashes: Readonly<Record<string, string>>,
  now: number,
): AccountRow[] {
  const dialingCode = dialingCodes[merchant.currency.code] ?? '1';
  return list.map((seed, index) => ({
    id: String(100_001 + index),
    merchant: merchant.code,
    username: seed.username,
    nickname: seed.nickname,
    type: seed.type ?? 0,
    passwordHash: hashes[seed.password] ?? '',
    passwordChangedAt: now - (seed.passwordDays ?? 1) * day,
    firstLogin: seed.firstLogin ?? false,
    rankLevel: seed.rankLevel ?? 1,
    toUpline: false,
    balance:
      merchant.currency.decimals === 0 ? `${(index + 1) * 1_250_000}` : `${(index + 1) * 1250}.5`,
    excluded: seed.excluded ?? false,
    addresses: seed.addresses,
    contact: {
      dialingCode,
      mobile: `98000012${String(10 + index)}`,
      email: `${seed.username}@mail.example`,
      holder: `${seed.nickname} Kumari`,
      authenticator: seed.authenticator,
    },
  }));
}
