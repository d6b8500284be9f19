export { captchaMachine } from './captcha.machine.ts';
