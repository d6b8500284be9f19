import { describe, expect, it } from 'vitest';
import { crc16, qrText } from './emv.ts';
import { chargesOf, hoursAt, labelOf } from './methods.ts';
import { bankTransfer, merchant } from './payments.fixture.ts';

const zone = 'Asia/Kolkata';
const at = (time: string) => Date.parse(`2026-11-21T${time}+05:30`);

describe('opening hours', () => {
  it.each([
    ['08:00-22:00', '08:00:00', true],
    ['08:00-22:00', '21:59:59', true],
    ['08:00-22:00', '22:00:00', false],
    ['08:00-22:00', '07:59:59', false],
    ['08:00-24:00', '23:59:59', true],
    ['22:00-06:00', '23:00:00', true],
    ['22:00-06:00', '05:59:00', true],
    ['22:00-06:00', '12:00:00', false],
    ['22:00-06:00', '22:00:00', true],
    ['22:00-06:00', '06:00:00', false],
    ['00:00-00:00', '12:00:00', true],
  ])('%s at %s: %s', (hours, time, open) => {
    expect(hoursAt(hours, zone, at(time)).open).toBe(open);
  });

  it('that are missing mean always open', () => {
    expect(hoursAt(undefined, zone, at('03:00:00'))).toEqual({ open: true });
  });

  it('start today or tomorrow', () => {
    const opensAt = (time: string) => hoursAt('08:00-22:00', zone, at(time));
    expect(opensAt('07:30:30')).toEqual({ open: false, opensAt: at('08:00:00') });
    const tomorrow = at('08:00:00') + 24 * 60 * 60_000;
    expect(opensAt('22:10:00')).toEqual({ open: false, opensAt: tomorrow });
  });
});

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
