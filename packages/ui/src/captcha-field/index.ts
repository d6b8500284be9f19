export { CaptchaField, type CaptchaFieldProps, captchaRest } from './captcha-field.tsx';
