import type { Failure, RefusalCode } from '@livery/api';
import type { MessageId } from '@livery/i18n';

/** Refusals that have a sentence of their own (spec §8); for another one the platform's words stand. */
const refusals: Readonly<Partial<Record<RefusalCode, MessageId>>> = {
  WRONG_CREDENTIALS: 'platform.login.wrong',
  CAPTCHA_REQUIRED: 'session.captcha.required',
  CAPTCHA_WRONG: 'platform.captcha.failed',
  PROOF_REQUIRED: 'platform.verification.first',
  PROOF_WRONG: 'platform.verification.retry',
  TOO_MANY: 'session.failure.tooMany',
  NOT_AGENT: 'platform.login.nonAgent',
  NOT_MEMBER_TYPE: 'platform.login.nonMember',
  ACCOUNT_LOCKED: 'session.failure.locked',
  ACCOUNT_EXCLUDED: 'session.failure.excluded',
  PASSWORD_WEAK: 'session.failure.weak',
  PASSWORD_WRONG: 'session.failure.currentPassword',
  PASSWORD_SAME: 'session.failure.samePassword',
  CODE_WRONG: 'session.failure.codeWrong',
  CODE_EXPIRED: 'session.failure.codeExpired',
  STEP_EXPIRED: 'session.failure.stepExpired',
  REMEMBER_EXPIRED: 'session.failure.rememberExpired',
  KEY_UNKNOWN: 'session.failure.keyUnknown',
  NOT_OPEN: 'session.failure.notOpen',
  NOT_FOUND: 'session.failure.notFound',
  METHOD_NOT_OFFERED: 'session.failure.methodNotOffered',
  PASSWORD_MISMATCH: 'session.change.different',
};

/** What to say about a failure: a sentence of ours, or the platform's own as plain text. */
export type FailureWords = { readonly id: MessageId } | { readonly text: string };

/** A member never sees a raw code: known ones have a sentence, others the platform's message, the rest "not accepted". */
export function failureWords(failure: Failure): FailureWords {
  if (failure.kind !== 'refused') return { id: `platform.failure.${failure.kind}` };
  // An unknown code finds nothing, which is what the index type cannot say.
  const id = refusals[failure.code as RefusalCode];
  if (id) return { id };
  return failure.message ? { text: failure.message } : { id: 'platform.failure.refused' };
}
