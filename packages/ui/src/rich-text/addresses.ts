/** Where a link of a text leads: a path of this site, or an address elsewhere. */
export type Target = { readonly href: string; readonly outside: boolean };

/**
 * Judges an address as the browser would read it, not by its letters: `/\host` and `/<tab>/host` are other hosts. Undefined for
 * what is neither a path of this site, nor https, nor a way to write or to call.
 *
 * @param page the page's own address
 */
export function targetOf(href: string | null, page: string): Target | undefined {
  const url = href !== null && URL.canParse(href, page) ? new URL(href, page) : undefined;
  if (!url || href === null) return undefined;
  if (url.origin === new URL(page).origin) {
    // A relative address depends on where the text is shown, which its author does not know.
    if (!/^\s*(\/|https?:)/i.test(href)) return undefined;
    return { href: `${url.pathname}${url.search}${url.hash}`, outside: false };
  }
  return ['https:', 'mailto:', 'tel:'].includes(url.protocol)
    ? { href: url.href, outside: true }
    : undefined;
}

/**
 * The address of a picture that may be asked for: on this site, or over https on one of the hosts. Undefined for others: a
 * picture tells its host who is reading.
 */
export function pictureOf(
  src: string | null,
  page: string,
  hosts: readonly string[],
): string | undefined {
  const url = src !== null && URL.canParse(src, page) ? new URL(src, page) : undefined;
  if (!url) return undefined;
  const isHere = url.origin === new URL(page).origin;
  return isHere || (url.protocol === 'https:' && hosts.includes(url.host)) ? url.href : undefined;
}
