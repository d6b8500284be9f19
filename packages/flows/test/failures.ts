import { ApiError, type Failure } from '@livery/api';

export const failed = (failure: Failure) => new ApiError('test', failure);
export const refused = (code: string, captcha = false) =>
  failed({ kind: 'refused', code, message: undefined, captcha });
/** A refusal that the platform keeps for the key of the act. */
export const keptRefusal = (code: string) =>
  failed({ kind: 'refused', code, message: undefined, captcha: false, kept: true });
export const offline = failed({ kind: 'offline' });
export const expired = failed({ kind: 'expired' });
