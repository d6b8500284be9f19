/** First bytes of a picture in base64, and what they say it is. */
const kinds = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bW', 'image/svg+xml'],
] as const;

/**
 * The captcha as an address for an image element, which runs no script of it.
 *
 * @param picture base64, as a data address or without its head (spec §7)
 */
export function captchaAddress(picture: string): string {
  if (/^data:image\/[\w.+-]+;base64,/.test(picture)) return picture;
  const kind = kinds.find(([start]) => picture.startsWith(start))?.[1] ?? 'image/png';
  return `data:${kind};base64,${picture}`;
}
