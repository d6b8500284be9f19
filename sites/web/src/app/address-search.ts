/**
 * How the query of an address is read and written: each value is the text that stands there. The router's own way reads values as
 * JSON, which turns a referral code of `12e3` into 12000 and rounds twenty digits.
 */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** See {@link parseSearch}; values that are undefined are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const present = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(present).toString();
  return query && `?${query}`;
}
