/**
 * The path of this site that a visitor comes back to after signing in.
 *
 * @param wanted from the address, so anyone may have written it
 * @returns a path with query, or `/` for all that leads elsewhere or back to sign-in
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  // The address parser drops tabs and line ends, and turns back slashes round: what it makes of the text decides.
  const base = 'http://site.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  if (url?.origin !== base || /^\/login\/?$/.test(url.pathname)) return '/';
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** The path that a guest wanted, as the address of a way in says it; undefined where it says none. See {@link returnPath}. */
export function wantedPath(search: Readonly<Record<string, unknown>>): string | undefined {
  return search.to === undefined ? undefined : returnPath(search.to);
}

/** The address of a way in that leads on to a path afterwards; home is where each leads by itself. */
export function leadingTo(login: string, path: string | undefined): string {
  return path === undefined || path === '/'
    ? login
    : `${login}?${new URLSearchParams({ to: path })}`;
}

/** Where the visitor is, as {@link returnPath} takes it: inside the site, without language prefix. */
export function insideOf(location: {
  readonly pathname: string;
  readonly searchStr: string;
  readonly hash: string;
}): string {
  const { pathname, searchStr, hash } = location;
  return `${pathname}${searchStr}${hash && `#${hash}`}`;
}
