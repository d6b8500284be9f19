import type { AttemptRow, SessionEndCode, SessionRow, ThrottleRow } from './rows.ts';

const minute = 60_000;

/** Wrong tries after which a captcha is asked for. */
const captchaAfter = 3;
/**
 * Wrong passwords after which an account is locked: for one address, and for all. The second is higher, so that nobody locks
 * members out from elsewhere, and low enough that many addresses together guess no password.
 */
const lockAfter = { here: 10, everywhere: 100 } as const;
/** How long a lock and the memory of wrong passwords last. */
export const lockMs = 15 * minute;

/** Wrong tries that still count. */
function failuresOf(row: AttemptRow | undefined, now: number): number {
  return row !== undefined && now - row.lastAt < lockMs ? row.failures : 0;
}

/** Whether the next try needs a captcha. */
export function needsCaptcha(row: AttemptRow | undefined, now: number): boolean {
  return failuresOf(row, now) >= captchaAfter;
}

/** Whether so many wrong passwords lock an account, for one address or for all. */
export function isLocked(
  row: AttemptRow | undefined,
  now: number,
  where: keyof typeof lockAfter,
): boolean {
  return failuresOf(row, now) >= lockAfter[where];
}

/** The row after one more wrong try. */
export function afterFailure(row: AttemptRow | undefined, now: number): AttemptRow {
  return { failures: failuresOf(row, now) + 1, lastAt: now };
}

/** How much of something may be done in which time. */
export interface Throttle {
  readonly count: number;
  readonly perMs: number;
}

/** "Wait 5 minutes" (spec §9) after this many. */
export const throttleOf = {
  /** Wrong tries of one address at one account, number or code. */
  wrongTries: { count: 10, perMs: 5 * minute },
  /** Wrong tries of one address, which many people may share. */
  wrongTriesOfAddress: { count: 1000, perMs: 5 * minute },
  /** Wrong login passwords of an account that is signed in. */
  loginPasswords: { count: 5, perMs: 5 * minute },
  /** Codes to one number or account. */
  codes: { count: 5, perMs: 5 * minute },
  /** One a second (spec §9). */
  codeBurst: { count: 1, perMs: 1000 },
  /** Wrong payment passwords of one account. */
  paymentPasswords: { count: 5, perMs: 5 * minute },
  /** What one pass is good for, at an address that has used up one of its own limits. */
  triesOfPass: { count: 20, perMs: 10 * minute },
  /** New free-play guests of one address, which many people may share. */
  guests: { count: 500, perMs: 60 * minute },
  /** Applications of one address to become an affiliate. */
  applications: { count: 20, perMs: 60 * minute },
  /** Accounts that one agent tries to open. */
  openedAccounts: { count: 30, perMs: 5 * minute },
} as const satisfies Record<string, Throttle>;

/** The longest stretch of time that any of them counts in. */
export const longestMs = Math.max(...Object.values(throttleOf).map(({ perMs }) => perMs));

/** A limit by its name. */
export type Limit = keyof typeof throttleOf;

/** The row after doing it once more, or undefined when that would be too often. */
export function countOnce(
  row: ThrottleRow | undefined,
  { count, perMs }: Throttle,
  now: number,
): ThrottleRow | undefined {
  if (row === undefined || now - row.since >= perMs) return { since: now, count: 1 };
  return row.count < count ? { since: row.since, count: row.count + 1 } : undefined;
}

/** Why a session is over; undefined while it lasts. It ends when nothing was asked for as long as `idleMs`. */
export function endOf(
  session: SessionRow | undefined,
  idleMs: number,
  now: number,
): SessionEndCode | undefined {
  if (session === undefined) return 'EXPIRED';
  if (session.ended !== undefined) return session.ended;
  return now - session.lastSeenAt >= idleMs ? 'EXPIRED' : undefined;
}

/** Whether a call now moves the end of a session. Not at every call: each move is a write. */
export function shouldSlide(session: SessionRow, idleMs: number, now: number): boolean {
  return now - session.lastSeenAt >= idleMs / 30;
}
