import { decimalsFor, hasOwnUnits, inUnit, unitFor, withWord } from './format/compact.ts';
import { toDecimal, wholeDigits } from './format/decimal.ts';
import { moneyStyle } from './format/money-style.ts';
import { once } from './format/once.ts';
import type { Amount, FormatOptions } from './format.ts';

/**
 * Makes the short form of large amounts, `₹5,270 crore`; rounded towards zero, so that it never promises more. For marketing, not for
 * records. Apart from `createFormat`, which every page loads: its tables of units are only for screens that shorten amounts.
 *
 * @returns throws RangeError for a string that is not a plain decimal number
 */
export function createCompactMoney(options: FormatOptions): (amount: Amount) => string {
  const { language, currency } = options;
  const { locale, base, join } = moneyStyle(options);
  const towardsZero = { ...base, minimumFractionDigits: 0, roundingMode: 'trunc' } as const;
  const exact = once(
    () =>
      new Intl.NumberFormat(locale, {
        ...base,
        minimumFractionDigits: currency.decimals,
        maximumFractionDigits: currency.decimals,
      }),
  );
  const compact = once(
    () =>
      new Intl.NumberFormat(locale, {
        ...towardsZero,
        notation: 'compact',
        maximumFractionDigits: 1,
      }),
  );
  const whole = once(
    () => new Intl.NumberFormat(locale, { ...towardsZero, maximumFractionDigits: 0 }),
  );
  const precise = once(
    () => new Intl.NumberFormat(locale, { ...towardsZero, maximumFractionDigits: 2 }),
  );
  return (amount) => {
    const decimal = toDecimal(amount, currency.decimals);
    if (wholeDigits(decimal).length <= 3) return join(exact().formatToParts(decimal));
    if (!hasOwnUnits(language.code, currency.code)) return join(compact().formatToParts(decimal));
    const unit = unitFor(language.code, decimal);
    if (!unit) return join(whole().formatToParts(decimal));
    const format = decimalsFor(decimal, unit) === 0 ? whole() : precise();
    return join(withWord(format.formatToParts(inUnit(decimal, unit)), unit.word));
  };
}
