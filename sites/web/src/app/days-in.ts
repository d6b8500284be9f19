const writers = new Map<string, (days: number) => string>();

/**
 * Writes a number of whole days in a locale, as "5 days", for what counts down longer than a day.
 *
 * @param locale BCP 47 tag, as `format.locale`
 * @returns the same function for the same locale
 */
export function daysIn(locale: string): (days: number) => string {
  const found = writers.get(locale);
  if (found) return found;
  const { format } = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
  const write = (days: number) => format(days);
  writers.set(locale, write);
  return write;
}
