import { describe, expect, it } from 'vitest';
import { crc16, qrText } from './emv.ts';
import { chargesOf, labelOf } from './methods.ts';
import { bankTransfer, merchant } from './payments.fixture.ts';

it.each([
  ['HI', 'यूपीआई', 'HI'],
  ['VI', 'UPI', 'EN'],
])('a method is named in %s as %s', (language, text, written) => {
  const named = {
    ...merchant,
    paymentMethods: [{ ...bankTransfer, label: { EN: 'UPI', HI: 'यूपीआई' } }],
  };
  expect(labelOf(bankTransfer.code, named, language)).toEqual({ text, language: written });
  expect(labelOf('gone', named, language)).toEqual({ text: 'gone', language: 'EN' });
});

it('the minimum of a method is above its fee', () => {
  const charges = chargesOf({ ...bankTransfer, min: '2', fee: '2' }, merchant);
  expect(charges).toEqual({ min: 201n, max: 5_000_000n, fee: 200n });
});

describe('the text of a QR code', () => {
  it('ends in the checksum of what is before it', () => {
    // The check value of CRC-16/CCITT-FALSE.
    expect(crc16('123456789')).toBe('29B1');
    const text = qrText({
      account: '412345678901',
      name: 'MAYURA',
      currency: 'INR',
      amount: '10.00',
      reference: 'D261121AAAAAA',
    });
    expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)));
  });

  it('is a list of tags with the lengths of their values', () => {
    let rest = qrText({
      account: '412345678901',
      name: 'A very long name of a merchant indeed',
      currency: 'XXX',
      amount: '10',
      reference: 'D261121AAAAAA',
    });
    const tags: Record<string, string> = {};
    while (rest !== '') {
      const length = Number(rest.slice(2, 4));
      tags[rest.slice(0, 2)] = rest.slice(4, 4 + length);
      rest = rest.slice(4 + length);
    }
    expect(tags).toMatchObject({ '00': '01', '53': '999', '54': '10', '58': 'ZZ' });
    expect(tags['59']).toHaveLength(25);
    expect(tags['62']).toBe('0513D261121AAAAAA');
  });
});
