import { describe, expect, it, test } from 'vitest';
import { loadMobileCheck, looksMobile, nationalNumber } from './mobile-number.ts';

const india = { country: 'IN', dialingCode: '91' };
const bangladesh = { country: 'BD', dialingCode: '880' };
const vietnam = { country: 'VN', dialingCode: '84' };
const thailand = { country: 'TH', dialingCode: '66' };

describe('the national number', () => {
  test.each([
    ['98123 45678', '9812345678'],
    ['(098) 123-456.78', '9812345678'],
    ['+91 98123 45678', '9812345678'],
    ['0091 98123 45678', '9812345678'],
    ['९८१२३४५६७८', '9812345678'],
    ['৯৮১২৩৪৫৬৭৮', '9812345678'],
    ['๙๘๑๒๓๔๕๖๗๘', '9812345678'],
    // A number that begins as the country's code does is not shortened.
    ['9198123456', '9198123456'],
    ['0', '0'],
    ['call me', 'callme'],
  ])('of %s is %s', (typed, national) => {
    expect(nationalNumber(typed, india)).toBe(national);
  });
});

describe('a mobile number', async () => {
  const isMobile = await loadMobileCheck();

  it.each([
    [india, '9812345678'],
    [bangladesh, '1712345678'],
    [vietnam, '912345678'],
    [thailand, '812345678'],
  ])('of %o is known by its pattern and by the library', (country, national) => {
    expect(looksMobile(national, country)).toBe(true);
    expect(isMobile(national, country)).toBe(true);
  });

  it('is not one that the pattern lets pass and nobody was given', () => {
    expect(looksMobile('521123456', vietnam)).toBe(true);
    expect(isMobile('521123456', vietnam)).toBe(false);
  });

  it('of Bangladesh is judged by the pattern, as the library takes too many', () => {
    expect(isMobile('6412345678', bangladesh)).toBe(false);
    expect(isMobile('1112345678', bangladesh)).toBe(false);
  });

  it('of a country without a pattern is any number until the library is there', () => {
    const laos = { country: 'LA', dialingCode: '856' };
    expect(looksMobile('123456', laos)).toBe(true);
    expect(isMobile('123456', laos)).toBe(false);
    expect(isMobile('2023456789', laos)).toBe(true);
  });

  it('is no land line, and no text', () => {
    expect(isMobile('212345678', thailand)).toBe(false);
    expect(isMobile('', india)).toBe(false);
  });
});
