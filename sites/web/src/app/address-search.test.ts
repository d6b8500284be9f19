import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './address-search.ts';

describe('the query of an address', () => {
  it.each([
    '12e3',
    '98765432109876543210',
    '007',
    'true',
    'null',
    '"quoted"',
    '{"a":1}',
    '1.50',
    'সেন বাঁ',
  ])('keeps %j as it was typed', (code) => {
    const query = stringifySearch({ referralCode: code });
    expect(parseSearch(query)).toEqual({ referralCode: code });
    expect(parseSearch(`?referralCode=${encodeURIComponent(code)}`).referralCode).toBe(code);
  });

  it('leaves out what is undefined, and writes nothing for nothing', () => {
    expect(stringifySearch({ to: undefined })).toBe('');
    expect(stringifySearch({ by: 'sms', to: undefined })).toBe('?by=sms');
    expect(parseSearch('')).toEqual({});
  });

  it('takes the last of two values of one name', () => {
    expect(parseSearch('?a=1&a=2')).toEqual({ a: '2' });
  });
});
