import type { FormatOptions } from '../format.ts';
import { localeOf } from './locale.ts';

/** How every amount of a merchant is written in a language, long or short. */
export function moneyStyle({ language, currency, nativeDigits = false }: FormatOptions) {
  return {
    locale: localeOf(language, currency.code, nativeDigits),
    base: {
      style: 'currency',
      currency: currency.code,
      // Else English writes `THB 1,234.50` and `BDT 1,234.50`.
      currencyDisplay: 'narrowSymbol',
    },
    join: (parts: readonly Intl.NumberFormatPart[]): string =>
      parts
        .map(({ type, value }) => (type === 'currency' ? (currency.symbol ?? value) : value))
        .join(''),
  } as const;
}
