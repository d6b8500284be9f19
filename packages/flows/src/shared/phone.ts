import type { Failure } from '@livery/api';
import { type PhoneFailure, PhoneVerificationError } from '@livery/api/third-party-sms';
import { failureFrom } from './failure.ts';

/** Why a code was not sent or not taken: a failed call, or the error of a third-party provider (spec §8). */
export type CodeFailure = Failure | { readonly kind: 'phone'; readonly reason: PhoneFailure };

/**
 * What an error of sending or checking a code means to a member.
 *
 * @throws MissingServiceError when the service has no implementation
 */
export function codeFailureFrom(error: unknown): CodeFailure {
  return error instanceof PhoneVerificationError
    ? { kind: 'phone', reason: error.failure }
    : failureFrom(error);
}
