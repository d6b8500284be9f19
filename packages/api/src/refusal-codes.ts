/**
 * Refusals that the site knows by name. A platform may send others: they reach a member as the platform's own message,
 * never as a code (spec §8).
 */
export const refusalCodes = [
  /** Username or password is wrong; which of them is not said. */
  'WRONG_CREDENTIALS',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  /** Too many wrong tries came from this address: the call is heard with a pass for a picture that was read. */
  'CAPTCHA_PASS_REQUIRED',
  'PROOF_REQUIRED',
  /** The verification proof is false, too old or was used before. */
  'PROOF_WRONG',
  /** Too many tries from here; the wait is five minutes (spec §9). */
  'TOO_MANY',
  'NOT_AGENT',
  'NOT_MEMBER_TYPE',
  /** Too many wrong passwords for this account. */
  'ACCOUNT_LOCKED',
  /** The member has excluded themselves, or was. */
  'ACCOUNT_EXCLUDED',
  /** The new password breaks the rule, or is the weak one that nobody may choose. */
  'PASSWORD_WEAK',
  /** The current password is wrong. */
  'PASSWORD_WRONG',
  'PASSWORD_SAME',
  /** The confirmation differs from the new password. */
  'PASSWORD_MISMATCH',
  'CODE_WRONG',
  'CODE_EXPIRED',
  /** The second step took too long, or too many tries: sign in from the start. */
  'STEP_EXPIRED',
  /** A sign-in or second-step method that this account or merchant does not offer. */
  'METHOD_NOT_OFFERED',
  /** The remembered sign-in is over or was revoked. */
  'REMEMBER_EXPIRED',
  /** The body was sealed for a key that the platform no longer has; the client asks for the keys again by itself. */
  'KEY_UNKNOWN',
  'INVALID_REQUEST',
  /** A call that moves money or points came without its key, or with one that was used for another request. */
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  /** The wallet, or the book that the units come out of, holds too little. */
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_POINTS',
  /** Zero, or more digits than the currency has. */
  'AMOUNT_INVALID',
  'AMOUNT_TOO_SMALL',
  'AMOUNT_TOO_LARGE',
  /** A limit of the member's own stands against it; the message says which, how much is left and until when. */
  'LIMIT_REACHED',
  /** The member is taking a break, or has excluded themselves. */
  'TIME_OUT',
  'SELF_EXCLUDED',
  /** Not open to a trial account or a guest (spec §6). */
  'REAL_ACCOUNT_NEEDED',
  /** The payment method, vendor or lottery takes nothing now. */
  'NOT_AVAILABLE',
  /** What it is asked of is in a state that does not allow it. */
  'WRONG_STATE',
  'PAYMENT_PASSWORD_WRONG',
  /** The member has no payment password yet and sets one first. */
  'PAYMENT_PASSWORD_MISSING',
  /** Stakes that a bonus asks for are still to be made; the message says how much. */
  'TURNOVER_LEFT',
  /** One withdrawal at a time; the message says which is open. */
  'WITHDRAWAL_OPEN',
  'PAYEES_TOO_MANY',
  /** No transfer goes to this account: it is neither the upline nor a direct downline. */
  'NOT_IN_LINE',
  'FILE_TOO_LARGE',
  'FILE_TYPE_WRONG',
  'FILES_TOO_MANY',
  /** One slot game at a time; the message says which is open. */
  'GAME_OPEN',
  /** The draw takes no bets; the message names the next one that does. */
  'DRAW_CLOSED',
  'USERNAME_TAKEN',
  'MOBILE_TAKEN',
  /** A value breaks the platform's rule for its field; the message says which. */
  'FIELD_INVALID',
  /** Terms of a contract that one may not offer, such as a rate above one's own; the message names the row and the limit. */
  'TERMS_INVALID',
  'AFFILIATE_WRONG',
  /** Joining needs an affiliate code or a recommender here. */
  'AFFILIATE_REQUIRED',
  'AGE_NOT_CONFIRMED',
  'TERMS_NOT_ACCEPTED',
  /** No account has this username and e-mail, or this number. */
  'ACCOUNT_UNKNOWN',
  'OUT_OF_STOCK',
  /** Too little was staked lately for what is asked; the message says how much it takes. */
  'REQUIREMENT_NOT_MET',
  /** The host that the page is at is none of the merchant's (spec §8 "domain check failed"). */
  'DOMAIN_INVALID',
  /** The visitor's IP address may not do this (spec §8 "IP-block notice"). */
  'IP_BLOCKED',
  'NOT_OPEN',
  'NOT_FOUND',
  'EXPIRED',
  'SIGNED_IN_ELSEWHERE',
  'PASSWORD_CHANGED',
] as const;

/** See {@link refusalCodes}. */
export type RefusalCode = (typeof refusalCodes)[number];

/** The code of a refusal, when it is one that the site knows. */
export function parseRefusalCode(code: string | undefined): RefusalCode | undefined {
  return refusalCodes.find((known) => known === code);
}
