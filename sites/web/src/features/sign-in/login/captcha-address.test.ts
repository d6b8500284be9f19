import { expect, it } from 'vitest';
import { captchaAddress } from './captcha-address.ts';

it('a captcha is an image address whether the platform sends one or plain base64', () => {
  expect(captchaAddress('iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
  expect(captchaAddress(btoa('<svg/>'))).toBe(`data:image/svg+xml;base64,${btoa('<svg/>')}`);
  expect(captchaAddress('data:image/svg+xml;base64,AAAA')).toBe('data:image/svg+xml;base64,AAAA');
  expect(captchaAddress('data:text/html;base64,AAAA')).toMatch(/^data:image\/png/);
});
