/** How many decimals a currency's amounts have, by CLDR; undefined for a code that is no currency. */
export function usualDecimals(code: string): number | undefined {
  if (!Intl.supportedValuesOf('currency').includes(code)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits;
}
