import type { Service } from '../shared/port.ts';

export interface CaptchaInput {
  /** A picture shows from the start; else when one is wanted. */
  readonly shown: boolean;
}

export interface CaptchaServices {
  /** The picture as an address that an image element can show. */
  readonly loadCaptcha: Service<void, string>;
}

export type CaptchaEvent =
  /** A new picture is needed. The one that shows has been answered. */
  | { readonly type: 'want' }
  /** The member cannot read this one. */
  | { readonly type: 'refresh' }
  /** The picture was answered well. */
  | { readonly type: 'hide' };

export interface CaptchaContext {
  readonly input: CaptchaInput;
  readonly image: string | undefined;
}
