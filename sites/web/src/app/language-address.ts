interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The address of the same page in another language (spec decisions: languages are path prefixes, the merchant's
 * default has none).
 *
 * @param from where the visitor is, and the base path of the page being shown (`/` or `/hi/`)
 * @param to the other language's base path
 */
export function languageAddress(from: Place & { readonly basePath: string }, to: string): string {
  const inside = pathInside(from.pathname, from.basePath);
  // All leading slashes go: `//evil.example` would be an address on another host.
  const address = addressInside(to, inside) + from.search;
  // At the same address in another language (a saved one) a fragment would only scroll the page.
  return address === from.pathname + from.search ? address : address + from.hash;
}

/**
 * A path with its language prefix taken off: `/hi/rng` is `/rng` under `/hi/`. Always starts with a slash.
 *
 * @param basePath `/` or `/<tag>/`
 */
export function pathInside(pathname: string, basePath: string): string {
  const isInside = `${pathname}/`.startsWith(basePath);
  return isInside ? pathname.slice(basePath.length - 1) || '/' : pathname;
}

/** A path inside the site as an address under a language's base path: `/rng` is `/hi/rng` under `/hi/`. */
export function addressInside(basePath: string, path: string): string {
  return `${basePath}${path.replace(/^\/+/, '')}`;
}
