/** A file's size in megabytes, one digit after the mark, as the language writes it. */
export function sizeText(locale: string, bytes: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(bytes / 2 ** 20, 0.1));
}

/** A share from 0 to 1 in per cent. */
export function shareText(locale: string, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
