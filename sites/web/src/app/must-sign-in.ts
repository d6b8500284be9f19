/** Paths open to a visitor without a session while redirect-to-login is on; `/down` and `/download` are one screen. */
const openPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
]);

/**
 * Whether a navigation must go to `/login` first (spec §2, redirect rule).
 *
 * @param path the path inside the site, after the language prefix has been taken off, without query or hash
 * @param site.redirectToLogin the merchant's flag
 * @param site.hasToken whether a session token exists in session storage
 */
export function mustSignIn(
  path: string,
  site: { redirectToLogin: boolean; hasToken: boolean },
): boolean {
  if (!site.redirectToLogin || site.hasToken) return false;
  return !openPaths.has(withoutTrailingSlash(path));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
