import { getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { mobileNumberOf } from './mobile-number.ts';

const india = { e164: '+919812345678', countryDialingCode: '91', nationalNumber: '9812345678' };

describe('a mobile number', () => {
  it.each([
    ['as it is', '9812345678', '+91'],
    ['without the plus of its code', '9812345678', '91'],
    ['with spaces and dashes', ' 98123-456 78', '+91'],
    ['with the zero of its country', '09812345678', '+91'],
    ['with a pasted code', '+91 98123 45678', '+91'],
    ['with a code dialled from abroad', '0091 98123 45678', '+91'],
    ['with a code without its plus', '919812345678', '+91'],
    ['in Devanagari digits', '९८१२३४५६७८', '+91'],
    ['in Bengali digits', '৯৮১২৩৪৫৬৭৮', '+91'],
  ])('is read %s', async (_, typed, code) => {
    expect(await mobileNumberOf(typed, code)).toEqual(india);
  });

  it.each([
    ['01712345678', '+880', '+8801712345678'],
    ['0912345678', '+84', '+84912345678'],
    ['0812345678', '+66', '+66812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '+66', '+66812345678'],
  ])('%s of %s is %s', async (typed, code, e164) => {
    expect((await mobileNumberOf(typed, code))?.e164).toBe(e164);
  });

  it.each([
    ['too short', '98123', '+91'],
    ['too long', '981234567890', '+91'],
    ['an Indian land line', '5812345678', '+91'],
    ['a prefix that India has not given out', '6122123456', '+91'],
    ['a prefix of no operator in Bangladesh', '01112345678', '+880'],
    ['a land line in Bangkok', '021234567', '+66'],
    ['an old Vietnamese number of eleven digits', '01212345678', '+84'],
    ['of another country than the field', '+84912345678', '+91'],
    ['words around a number', 'call 9812345678', '+91'],
    ['letters that are keys', '98123GAMES', '+91'],
    ['nothing', '', '+91'],
  ])('is not what is %s', async (_, typed, code) => {
    expect(await mobileNumberOf(typed, code)).toBeUndefined();
  });

  it('is any example of the plans', async () => {
    for (const country of ['IN', 'VN', 'TH', 'PH', 'ID', 'KE', 'BR'] as const) {
      const example = getExampleNumber(country, examples);
      const read = await mobileNumberOf(
        example?.formatNational() ?? '',
        example?.countryCallingCode ?? '',
      );
      expect(read?.e164, country).toBe(example?.number);
    }
  });

  describe('while the plans cannot be loaded', () => {
    const offline = () => Promise.reject(new TypeError('offline'));

    it('is what looks like one', async () => {
      expect(await mobileNumberOf('098123 45678', '+91', offline)).toEqual(india);
      expect(await mobileNumberOf('+91 98123 45678', '+91', offline)).toEqual(india);
      expect(await mobileNumberOf('5812345678', '+91', offline)).toBeUndefined();
      expect(await mobileNumberOf('+84912345678', '+91', offline)).toBeUndefined();
      expect((await mobileNumberOf('712345678', '+254', offline))?.e164).toBe('+254712345678');
    });
  });
});
