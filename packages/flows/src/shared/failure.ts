import { type Failure, failureOf } from '@livery/api';
import { MissingServiceError } from './port.ts';

/**
 * What a service's error means to a member. An error that is no failure of a call is told like an answer that cannot be read.
 *
 * @throws MissingServiceError when the service was never filled in
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

/** A refusal that the site itself decides, told like one of the platform. */
export function refusal(code: string): Failure {
  return { kind: 'refused', code, message: undefined, captcha: false };
}

/** The failure of a service that did not answer in time. */
export function timeout(afterMs: number): Failure {
  return { kind: 'timeout', afterMs };
}

/** Whether the platform may have done what nobody heard the answer of. */
export function isLost(failure: Failure): boolean {
  const { kind } = failure;
  if (kind === 'http') return failure.status >= 500;
  return kind === 'offline' || kind === 'timeout' || kind === 'malformed';
}

/** Whether a refusal is about the code: wrong, too old or used up. */
export function refusesCode(failure: Failure): boolean {
  return (
    failure.kind === 'refused' && (failure.code === 'CODE_WRONG' || failure.code === 'CODE_EXPIRED')
  );
}
