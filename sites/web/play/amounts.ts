import type { Opened } from './look.ts';

/** Writes a decimal string of major units with its currency. */
export type WriteAmount = (amount: string) => string;

/**
 * Writes amounts as the page around does: by its locale, with the sign of the currency where the language puts it, and with as many
 * digits as they come with.
 *
 * @param fallback BCP 47 tag where the browser does not know the locale
 */
export function amountsOf(
  { locale, currency }: Pick<Opened, 'locale' | 'currency'>,
  fallback: string,
): WriteAmount {
  const tag = supported(locale) ?? fallback;
  return (amount) => {
    const digits = amount.split('.')[1]?.length ?? 0;
    // A decimal string is formatted as it is, without becoming a float; the message was parsed as money.
    return styleOf(tag, currency.code, digits)
      .formatToParts(amount as `${number}`)
      .map(({ type, value }) => (type === 'currency' ? (currency.symbol ?? value) : value))
      .join('');
  };
}

/** The sign of the currency as amounts are written with it. */
export function currencySign({ locale, currency }: Pick<Opened, 'locale' | 'currency'>): string {
  const parts = styleOf(supported(locale) ?? 'en', currency.code, 0).formatToParts(0);
  return currency.symbol ?? parts.find(({ type }) => type === 'currency')?.value ?? currency.code;
}

const styleOf = (tag: string, currency: string, digits: number) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

function supported(locale: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0];
  } catch {
    return undefined;
  }
}
