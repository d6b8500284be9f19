import type { Service } from '../shared/port.ts';

export interface CaptchaInput {
  /** An image shows from the start; else when one is required. */
  readonly shown: boolean;
}

export interface CaptchaServices {
  /** URL of the image. */
  readonly loadCaptcha: Service<void, string>;
}

export type CaptchaEvent =
  /** A new image is needed. The current one has been answered. */
  | { readonly type: 'want' }
  /** The member cannot read this image. */
  | { readonly type: 'refresh' }
  /** The captcha was answered correctly. */
  | { readonly type: 'hide' };

export interface CaptchaContext {
  readonly input: CaptchaInput;
  readonly image: string | undefined;
}
