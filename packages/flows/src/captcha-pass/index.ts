export { captchaPassMachine, captchaPassWith } from './captcha-pass.machine.ts';
export { type CaptchaPassView, selectCaptchaPass } from './captcha-pass.selectors.ts';
export type { CaptchaPassServices } from './captcha-pass.types.ts';
