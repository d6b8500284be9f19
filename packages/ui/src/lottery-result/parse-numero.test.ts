import { describe, expect, test } from 'vitest';
import { parseNumero } from './parse-numero.ts';

describe('a result string becomes up to 6 digits or items', () => {
  test.each([
    { numero: '12345', shown: ['1', '2', '3', '4', '5'], more: 0 },
    { numero: '123-45', shown: ['1', '2', '3', '4', '5'], more: 0 },
    { numero: '1,5,6', shown: ['1', '5', '6'], more: 0 },
    { numero: '01 02 10', shown: ['01', '02', '10'], more: 0 },
    { numero: ' 01, 02 ,10 ', shown: ['01', '02', '10'], more: 0 },
    { numero: '907215', shown: ['9', '0', '7', '2', '1', '5'], more: 0 },
    { numero: '9072158', shown: ['9', '0', '7', '2', '1', '5'], more: 1 },
    { numero: '7', shown: ['7'], more: 0 },
    { numero: '১২৩', shown: ['১', '২', '৩'], more: 0 },
  ])('$numero', ({ numero, shown, more }) => {
    expect(parseNumero(numero)).toMatchObject({ shown, more });
  });

  test('twenty items show the first six, omit fourteen and keep all for screen readers', () => {
    const numero = Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0')).join(',');
    const parsed = parseNumero(numero);
    expect(parsed?.shown).toEqual(['01', '02', '03', '04', '05', '06']);
    expect(parsed?.more).toBe(14);
    expect(parsed?.all).toHaveLength(20);
    expect(parsed?.all.at(-1)).toBe('20');
  });

  test.each([null, undefined, '', '   ', ',', ' - ', '--'])(
    '%j is not a valid result',
    (numero) => {
      expect(parseNumero(numero)).toBeNull();
    },
  );
});
