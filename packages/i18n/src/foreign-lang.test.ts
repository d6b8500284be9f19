import { expect, it } from 'vitest';
import { foreignLang } from './foreign-lang.ts';

it('marks a text in another language', () => {
  expect(foreignLang('VI', 'EN')).toEqual({ lang: 'vi' });
  expect(foreignLang('th-TH', 'EN')).toEqual({ lang: 'th' });
});

it('gives the direction where it differs', () => {
  expect(foreignLang('AR', 'EN')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(foreignLang('EN', 'UR')).toEqual({ lang: 'en', dir: 'ltr' });
});

it('marks nothing that is in the page’s language or in one that is not known', () => {
  expect(foreignLang('EN', 'EN')).toEqual({});
  expect(foreignLang(undefined, 'EN')).toEqual({});
  expect(foreignLang('TY', 'EN')).toEqual({});
  expect(foreignLang('XX', 'EN')).toEqual({});
});
