import type { SecondStepMethod } from '@livery/api/contract/session';
import { table } from '../store/store.ts';
import type { Device } from './device.ts';

/** Key of an account: usernames are compared in small letters. */
export function accountKey(merchant: string, username: string): string {
  return `${merchant}/${username.trim().toLowerCase()}`;
}

export interface AccountRow {
  id: string;
  merchant: string;
  username: string;
  nickname: string;
  /** 0 member, 4 trial, 1 2 41 42 agents (spec §4); another one is no member's. */
  type: number;
  /** What `hashPassword` made of the password. */
  passwordHash: string;
  /** What `hashPassword` made of the payment password, once there is one. */
  paymentHash?: string | undefined;
  /** Milliseconds since 1970. */
  passwordChangedAt: number;
  firstLogin: boolean;
  rankLevel: number;
  /** Whether the member may transfer to the upline. */
  toUpline: boolean;
  /** Key of the account that brought this one. */
  upline?: string | undefined;
  /** Key of the agent who opened it for its holder, who has agreed to nothing by that. */
  openedBy?: string | undefined;
  /** The invitation that it was opened with, as the platform writes its code. */
  invitation?: string | undefined;
  /** When the account was opened, in milliseconds since 1970. */
  openedAt: number;
  language?: string | undefined;
  excluded: boolean;
  /** Addresses that need no second step; absent when every address will do. */
  addresses?: readonly string[] | undefined;
  contact: {
    dialingCode?: string | undefined;
    /** National number, digits only. */
    mobile?: string | undefined;
    email?: string | undefined;
    /** Name of the holder of the bank account. */
    holder?: string | undefined;
    /** Secret of the authenticator, base32. */
    authenticator?: string | undefined;
  };
  /** A password that was mailed: good beside the old one until it is used or over. */
  reset?: SentCode | undefined;
  /** What else the registration form asked, by the field's name. */
  profile?: Readonly<Record<string, string>> | undefined;
  /** The page by which the account was opened. */
  joinedBy?: { method: string; url?: string | undefined; domain?: string | undefined } | undefined;
  consents?:
    | {
        ageConfirmedAt?: number | undefined;
        terms?: { version: string; time: number } | undefined;
        /** Whether offers may be sent, and since when. */
        marketing?: { given: boolean; time: number } | undefined;
      }
    | undefined;
  /** An authenticator that waits for its first code, base32. */
  newAuthenticator?: string | undefined;
  /** When a free-play guest is forgotten, in milliseconds since 1970; absent for everyone else. */
  guestUntil?: number | undefined;
  /** Time step of the last authenticator code that was taken: each is good once. */
  authenticatorStep?: number | undefined;
  lastLogin?: { time: number; place: string } | undefined;
  /** Digests of the recovery codes that are left; absent where none were made. */
  recovery?: readonly string[] | undefined;
}
export const accounts = table<AccountRow>('accounts', {
  byMobile: ({ merchant, contact }) => `${merchant}/${contact.dialingCode}/${contact.mobile}`,
  // Nobody is below an account of another merchant, whatever a row says.
  byUpline: ({ merchant, upline = '' }) => (upline.startsWith(`${merchant}/`) ? upline : ''),
  byId: ({ merchant, id }) => `${merchant}/${id}`,
});

/** How a session ended other than by time. */
export type SessionEndCode = 'EXPIRED' | 'SIGNED_IN_ELSEWHERE' | 'PASSWORD_CHANGED';

/** A session, by the digest of its token: whoever reads the store can sign in with none. */
export interface SessionRow {
  merchant: string;
  account: string;
  startedAt: number;
  lastSeenAt: number;
  ended?: SessionEndCode | undefined;
  device?: Device | undefined;
}
export const sessions = table<SessionRow>('sessions', { byAccount: ({ account }) => account });

/** A time as an index compares it. */
export const timeKey = (time: number): string => String(time).padStart(15, '0');

/** Wrong passwords for a username, whether there is such an account or not: from one address, or from all. */
export interface AttemptRow {
  failures: number;
  lastAt: number;
}
export const attempts = table<AttemptRow>('attempts', { byLast: ({ lastAt }) => timeKey(lastAt) });

/** How often something was done in a stretch of time. */
export interface ThrottleRow {
  since: number;
  count: number;
}
export const throttles = table<ThrottleRow>('throttles', {
  bySince: ({ since }) => timeKey(since),
});

/** Answers of the pictures that an address was shown last, newest last: for the inbox, the platform itself looks at none. */
export interface CaptchaRow {
  shown: readonly string[];
}
export const captchas = table<CaptchaRow>('captchas');

/** What is good once and was used: a challenge by its nonce, a provider's token by its id, a picture by its key. */
export interface SpentRow {
  expires: number;
}
export const spent = table<SpentRow>('spent', {
  byExpiry: ({ expires }) => timeKey(expires),
});

/** A code that was sent and waits to be typed. */
export interface SentCode {
  digest: string;
  expires: number;
}

/** A sign-in that waits for its second step, by the digest of its ticket. */
export interface TicketRow {
  merchant: string;
  account: string;
  address: string;
  methods: readonly SecondStepMethod[];
  expires: number;
  tries: number;
  codes: Partial<Record<'mobile' | 'email', SentCode>>;
}
export const tickets = table<TicketRow>('tickets');

/** A code that was sent, by merchant and what it is for. */
export interface SmsCodeRow extends SentCode {
  /** Key of the account that it is for, where there is one. */
  account?: string | undefined;
  /** What is bound when it was typed right. */
  target?: string | undefined;
  tries: number;
}
export const smsCodes = table<SmsCodeRow>('sms-codes');

/** A remembered sign-in, by the digest of its token. */
export interface RememberRow {
  merchant: string;
  account: string;
  expires: number;
}
export const remembered = table<RememberRow>('remembered', { byAccount: ({ account }) => account });

/** A message that the platform sent: nothing leaves this machine. */
export interface MessageRow {
  merchant: string;
  kind: 'sms' | 'email';
  to: string;
  text: string;
  code: string;
  time: number;
}
export const messages = table<MessageRow>('messages', {
  byMerchant: ({ merchant, time }) => `${merchant}/${String(time).padStart(15, '0')}`,
});

/** What the platform keeps to itself: made at the first start, forgotten by a reset. */
export interface KeyRow {
  kid: string;
  /** The pair that encrypted bodies are sealed for, as JWK. */
  privateKey: Record<string, unknown>;
  publicKey: Record<string, unknown>;
  /** Signs verification challenges. */
  proofSecret: string;
}
export const platformKeys = table<KeyRow>('keys');
