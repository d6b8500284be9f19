import type { AttemptRow, SessionEndCode, SessionRow, ThrottleRow } from './rows.ts';

const minute = 60_000;

/** Wrong passwords after which a captcha is asked for. */
const captchaAfter = 3;
/** Wrong passwords after which an account is locked. */
const lockAfter = 10;
/** How long a lock and the memory of wrong passwords last. */
const lockMs = 15 * minute;

/** What the wrong passwords so far mean for the next try. */
export function standingOf(row: AttemptRow | undefined, now: number) {
  const failures = row !== undefined && now - row.lastAt < lockMs ? row.failures : 0;
  return { failures, needsCaptcha: failures >= captchaAfter, locked: failures >= lockAfter };
}

/** The row after one more wrong password. */
export function afterFailure(row: AttemptRow | undefined, now: number): AttemptRow {
  return { failures: standingOf(row, now).failures + 1, lastAt: now };
}

/** How much of something may be done in which time. */
export interface Throttle {
  readonly count: number;
  readonly perMs: number;
}

/** "Wait 5 minutes" (spec §9) after this many wrong tries from one address, or codes to one number. */
export const throttleOf = {
  wrongTries: { count: 50, perMs: 5 * minute },
  codes: { count: 5, perMs: 5 * minute },
  /** One a second (spec §9). */
  codeBurst: { count: 1, perMs: 1000 },
  /** Wrong payment passwords of one account. */
  paymentPasswords: { count: 5, perMs: 5 * minute },
  captchas: { count: 120, perMs: minute },
  /** New free-play guests of one address: several people may share it. */
  guests: { count: 20, perMs: 60 * minute },
} as const satisfies Record<string, Throttle>;

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
