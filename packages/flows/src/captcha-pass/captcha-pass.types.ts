import type { Failure } from '@livery/api';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import type { CaptchaServices } from '../captcha/captcha.types.ts';
import type { Service } from '../shared/port.ts';

/** What a member read in a picture. */
export interface CaptchaAnswer {
  readonly captcha: string;
  readonly captchaKey: string;
}

export interface CaptchaPassServices extends CaptchaServices {
  readonly getPass: Service<CaptchaAnswer, { readonly pass: string }>;
}

export type CaptchaPassEvent =
  | { readonly type: 'submit'; readonly captcha: string }
  | { readonly type: 'refreshCaptcha' }
  /** The member does not want to read a picture. */
  | { readonly type: 'cancel' };

export interface CaptchaPassContext {
  readonly captcha: CaptchaView;
  /** What was read, for the picture that showed then. */
  readonly answer: CaptchaAnswer | undefined;
  readonly failure: Failure | undefined;
  readonly pass: string | undefined;
}

/** The pass, or nothing when the member would not. */
export interface CaptchaPassOutput {
  readonly pass: string | undefined;
}
