import type { Service } from '../shared/port.ts';

export interface CaptchaInput {
  /** An image shows from the start; else when one is required. */
  readonly shown: boolean;
}

/** One picture. Its key goes with the answer: it says which picture was read. */
export interface CaptchaPicture {
  readonly key: string;
  /** URL of the image. */
  readonly image: string;
}

export interface CaptchaServices {
  readonly loadCaptcha: Service<void, CaptchaPicture>;
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
  readonly picture: CaptchaPicture | undefined;
}
