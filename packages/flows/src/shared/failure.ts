import { type Failure, failureOf } from '@livery/api';
import { MissingServiceError } from './port.ts';

/**
 * What a service's error means to a member. Any other error counts as an answer that cannot be read.
 *
 * @throws MissingServiceError when the service has no implementation
 */
export function failureFrom(error: unknown): Failure {
  if (error instanceof MissingServiceError) throw error;
  return (
    failureOf(error) ?? {
      kind: 'malformed',
      reason: 'value',
      detail: error instanceof Error ? `${error.name}: ${error.message}` : typeof error,
    }
  );
}

/** The parameters of an action or a guard that reads the error of a service. */
export function errorOf({ event }: { readonly event: { readonly error: unknown } }) {
  return { error: event.error };
}

/** A rejection by the site itself, in the form of one of the platform's. */
export function refusal(code: string): Failure {
  return { kind: 'refused', code, message: undefined, captcha: false };
}

/** The failure of a service that did not answer in time. */
export function timeout(afterMs: number): Failure {
  return { kind: 'timeout', afterMs };
}

/** Whether a rejection is about the code: wrong, expired or used up. */
export function refusesCode(failure: Failure): boolean {
  return (
    failure.kind === 'refused' && (failure.code === 'CODE_WRONG' || failure.code === 'CODE_EXPIRED')
  );
}
