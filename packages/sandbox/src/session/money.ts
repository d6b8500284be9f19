/**
 * A decimal string with the currency's digits: `"1234.5"` is `"1234.50"` with two, `"1234"` with none. Digits past them are
 * cut off: money is never rounded up.
 */
export function formatBalance(amount: string, decimals: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
}
