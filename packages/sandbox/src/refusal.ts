import type { RefusalCode } from '@livery/api';

/**
 * A handler's rejection. It is a value and not an error, so that the handler's writes are kept: a wrong password is counted.
 */
export class Refused {
  readonly code: RefusalCode;
  readonly status: number;
  /** English, for developers. */
  readonly message: string;
  /** Whether the next attempt needs a captcha. */
  readonly captcha: boolean;
  /** Whether it is kept as the answer to the call's idempotency key. */
  readonly kept: boolean;

  constructor(
    code: RefusalCode,
    message: string,
    more: { status?: number; captcha?: boolean; kept?: boolean } = {},
  ) {
    this.code = code;
    this.message = message;
    this.status = more.status ?? 400;
    this.captcha = more.captcha ?? false;
    this.kept = more.kept ?? false;
  }
}
