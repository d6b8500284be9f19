/** Sends and checks SMS codes through a provider that is not the platform. A port: a merchant that turns it on brings one. */
export interface ThirdPartySms {
  /**
   * Sends a code.
   *
   * @param number an E.164 number, such as `+919800001210`
   * @throws PhoneVerificationError
   */
  sendCode(number: string): Promise<void>;
  /**
   * Checks the code that the member typed.
   *
   * @returns the provider's token of the verified number, which the platform checks (`firebaseIdToken`)
   * @throws PhoneVerificationError
   */
  confirm(code: string): Promise<string>;
}

/** How long until a code may be sent again, in seconds: such a provider does not say (spec §9). */
export const thirdPartySmsCountdown = 60;

/** Why a provider sent or took no code; each has its words in spec §8. */
export type PhoneFailure =
  /** The number is missing or wrong. */
  | 'invalid'
  /** Too many requests: wait five minutes. */
  | 'tooManyRequests'
  /** The code is missing, wrong or too old: send another. */
  | 'codeInvalid'
  | 'captchaFailed'
  | 'quotaExceeded'
  | 'notAllowed'
  /** The member closed the provider's window. */
  | 'popupClosed'
  | 'unknown';

/** The providers' codes by their meaning. */
const failures: Readonly<Record<string, PhoneFailure>> = {
  'invalid-phone-number': 'invalid',
  'missing-phone-number': 'invalid',
  'too-many-requests': 'tooManyRequests',
  'too-many-attempts-try-later': 'tooManyRequests',
  'invalid-verification-code': 'codeInvalid',
  'missing-verification-code': 'codeInvalid',
  'invalid-code': 'codeInvalid',
  'missing-code': 'codeInvalid',
  'code-expired': 'codeInvalid',
  'session-expired': 'codeInvalid',
  'captcha-check-failed': 'captchaFailed',
  'quota-exceeded': 'quotaExceeded',
  'operation-not-allowed': 'notAllowed',
  'popup-closed-by-user': 'popupClosed',
};

/**
 * What a provider's code means, in the spelling of Firebase's library (`auth/code-expired`) or of its web service
 * (`SESSION_EXPIRED`, perhaps with ` : ` and details).
 */
export function phoneFailureOf(code: string): PhoneFailure {
  const [name = ''] = code.replace(/^auth\//, '').split(' ');
  const known = name.toLowerCase().replaceAll('_', '-');
  return Object.hasOwn(failures, known) ? (failures[known] ?? 'unknown') : 'unknown';
}

/** What a provider's refusal is thrown as. The code is for logs, never for members. */
export class PhoneVerificationError extends Error {
  override readonly name = 'PhoneVerificationError';
  readonly failure: PhoneFailure;

  constructor(code: string) {
    const failure = phoneFailureOf(code);
    super(`The phone verification failed: ${failure} (${code}).`);
    this.failure = failure;
  }
}
