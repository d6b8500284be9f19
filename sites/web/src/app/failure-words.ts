import type { Failure, RefusalCode } from '@livery/api';
import type { SocialFailure } from '@livery/api/social';
import type { PhoneFailure } from '@livery/api/third-party-sms';
import type { MessageId } from '@livery/i18n';

/** Refusals that have a sentence of their own (spec §8); for another one the platform's words stand. */
const refusals: Readonly<Partial<Record<RefusalCode, MessageId>>> = {
  WRONG_CREDENTIALS: 'platform.login.wrong',
  CAPTCHA_REQUIRED: 'session.captcha.required',
  CAPTCHA_WRONG: 'platform.captcha.failed',
  CAPTCHA_PASS_REQUIRED: 'session.captcha.passRequired',
  PROOF_REQUIRED: 'platform.verification.first',
  PROOF_WRONG: 'platform.verification.retry',
  TOO_MANY: 'session.failure.tooMany',
  NOT_AGENT: 'platform.login.nonAgent',
  NOT_MEMBER_TYPE: 'platform.login.nonMember',
  ACCOUNT_LOCKED: 'session.failure.locked',
  ACCOUNT_EXCLUDED: 'session.failure.excluded',
  SELF_EXCLUDED: 'session.failure.selfExcluded',
  TIME_OUT: 'session.failure.timeOut',
  PASSWORD_WEAK: 'session.failure.weak',
  PASSWORD_WRONG: 'session.failure.currentPassword',
  PASSWORD_SAME: 'session.failure.samePassword',
  PAYMENT_PASSWORD_WRONG: 'session.failure.paymentPassword',
  PAYMENT_PASSWORD_MISSING: 'session.failure.noPaymentPassword',
  CODE_WRONG: 'session.failure.codeWrong',
  CODE_EXPIRED: 'session.failure.codeExpired',
  STEP_EXPIRED: 'session.failure.stepExpired',
  REMEMBER_EXPIRED: 'session.failure.rememberExpired',
  KEY_UNKNOWN: 'session.failure.keyUnknown',
  REAL_ACCOUNT_NEEDED: 'platform.trueAccount.needed',
  DOMAIN_INVALID: 'platform.address.invalid',
  IP_BLOCKED: 'platform.access.restricted',
  NOT_OPEN: 'session.failure.notOpen',
  NOT_FOUND: 'session.failure.notFound',
  METHOD_NOT_OFFERED: 'session.failure.methodNotOffered',
  PASSWORD_MISMATCH: 'session.change.different',
  USERNAME_TAKEN: 'session.failure.usernameTaken',
  MOBILE_TAKEN: 'session.failure.mobileTaken',
  FIELD_INVALID: 'platform.input.incorrect',
  AFFILIATE_WRONG: 'platform.invitation.invalid',
  AFFILIATE_REQUIRED: 'platform.agent.contact',
  AGE_NOT_CONFIRMED: 'session.failure.age',
  TERMS_NOT_ACCEPTED: 'platform.terms.missing',
  LIMIT_REACHED: 'session.failure.limit',
  INSUFFICIENT_FUNDS: 'session.failure.funds',
  ACCOUNT_UNKNOWN: 'platform.login.unknownAccount',
};

/** A third party's word about a number or a code (spec §8 "Phone verification provider codes"). */
const phoneFailures = {
  invalid: 'platform.phone.invalid',
  tooManyRequests: 'platform.phone.tooManyRequests',
  codeInvalid: 'platform.phone.codeInvalid',
  captchaFailed: 'platform.phone.captchaFailed',
  quotaExceeded: 'platform.phone.quotaExceeded',
  notAllowed: 'platform.phone.notAllowed',
  popupClosed: 'platform.login.interrupted',
  unknown: 'platform.phone.unknown',
} as const satisfies Record<PhoneFailure, MessageId>;

/** Minutes to wait after too many tries, at the platform or at a provider (spec §9 "Auth too-many-requests wait"). */
const requestsWait = 5;

/** Everything that a flow can fail with: a call, or what a provider says. */
export type FlowFailure =
  | Failure
  | { readonly kind: 'phone'; readonly reason: PhoneFailure }
  | { readonly kind: 'social'; readonly reason: SocialFailure['kind'] };

/** What to say about a failure: a sentence of ours, or the platform's own as plain text. */
export type FailureWords =
  | { readonly id: MessageId; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/**
 * A member never sees a raw code: known ones have a sentence, others the platform's message, the rest is an unknown error with a
 * reference for support.
 */
export function failureWords(failure: FlowFailure): FailureWords {
  if (failure.kind === 'phone') {
    return { id: phoneFailures[failure.reason], params: { count: requestsWait } };
  }
  if (failure.kind === 'social') {
    return {
      id: failure.reason === 'closed' ? 'platform.login.interrupted' : 'session.failure.provider',
    };
  }
  if (failure.kind !== 'refused') return { id: `platform.failure.${failure.kind}` };
  // An unknown code finds nothing, which is what the index type cannot say.
  const id = refusals[failure.code as RefusalCode];
  if (id) return failure.code === 'TOO_MANY' ? { id, params: { count: requestsWait } } : { id };
  if (failure.message) return { text: failure.message };
  const { reference } = failure;
  return reference === undefined
    ? { id: 'platform.unknown.title' }
    : { id: 'platform.unknown.reference', params: { reference } };
}
