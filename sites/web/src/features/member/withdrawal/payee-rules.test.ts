import { expect, test } from 'vitest';
import { type PayeeValues, requestOf, wrongIn } from './payee-rules.ts';

const bank: PayeeValues = {
  kind: 'bank',
  name: ' Tara Kumari ',
  account: '1234-5678 9012',
  bankCode: ' demo0123456 ',
  branchCode: '',
};
const sound = { name: false, account: false, bankCode: false, branchCode: false };

test('an account is sent without spaces, dashes and empty fields', () => {
  const request = requestOf(bank);
  expect(request).toEqual({
    kind: 'bank',
    name: 'Tara Kumari',
    account: '123456789012',
    bankCode: 'DEMO0123456',
  });
  expect(wrongIn(request)).toEqual(sound);
});

test.each(['๑๒๓๔๕๖๗๘๙', '१२३४५६७८९', '১২৩৪৫৬৭৮৯'])(
  'digits of another script count: %s',
  (account) => {
    const request = requestOf({ ...bank, account });
    expect(request.account).toBe('123456789');
    expect(wrongIn(request)).toEqual(sound);
  },
);

test.each([
  ['bank', '12345', true],
  ['bank', '123456', false],
  ['bank', '123456789012345678901', true],
  ['bank', '12345678a', true],
  ['wallet', '1234567', true],
  ['wallet', '01712345678', false],
  ['qr', 'tara@demo', false],
  ['qr', 'tara demo', true],
  ['qr', 'abc', true],
] as const)('a %s account %s: wrong %s', (kind, account, wrong) => {
  expect(wrongIn(requestOf({ ...bank, kind, account })).account).toBe(wrong);
});

test('a bank needs its code, and a branch code may be left out', () => {
  expect(wrongIn(requestOf({ ...bank, bankCode: '' })).bankCode).toBe(true);
  expect(wrongIn(requestOf({ ...bank, branchCode: 'x' })).branchCode).toBe(true);
  const wallet = requestOf({ ...bank, kind: 'wallet', branchCode: 'x', account: '01712345678' });
  expect(wallet).not.toHaveProperty('bankCode');
  expect(wrongIn(wallet)).toEqual(sound);
});

test.each([
  ['  ', true],
  ['🙂', true],
  ['12-34', true],
  ['মীরা দেবী', false],
  ['Nguyễn Thị Ánh', false],
  ['สมหญิง ใจดี', false],
])('a holder called "%s": wrong %s', (name, wrong) => {
  expect(wrongIn(requestOf({ ...bank, name })).name).toBe(wrong);
});
