/** Writes a decimal string of major units with its currency. */
export type WriteAmount = (amount: string) => string;

/**
 * Writes amounts as the page around does: by its locale, with as many digits as they come with.
 *
 * @param fallback BCP 47 tag where the browser does not know the locale
 */
export function amountsOf(locale: string, currency: string, fallback: string): WriteAmount {
  const tag = supported(locale) ?? fallback;
  return (amount) => {
    const digits = amount.split('.')[1]?.length ?? 0;
    const figures = new Intl.NumberFormat(tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // A decimal string is formatted as it is, without becoming a float.
    return `${currency} ${figures.format(amount as `${number}`)}`; // the message was parsed as money
  };
}

function supported(locale: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0];
  } catch {
    return undefined;
  }
}
