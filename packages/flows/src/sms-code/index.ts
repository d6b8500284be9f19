export { smsCodeMachine, smsCodeWith } from './sms-code.machine.ts';
export { type SmsCodeView, selectSmsCode } from './sms-code.selectors.ts';
export type { MobileNumber, SmsCodeInput, SmsCodeServices } from './sms-code.types.ts';
