/**
 * Whether a path inside the site leads to a screen. The patterns are those of the site's route table (`/member/$page`); letters
 * match in either case and a final slash does not count, as in the router.
 *
 * @param paths empty when the route table is not known: then every path is a page's
 */
export function isKnownPath(paths: readonly string[], path: string): boolean {
  return paths.length === 0 || paths.some((pattern) => matches(segments(pattern), segments(path)));
}

/**
 * The file of a page's address inside its language's folder: that of its own first screen, or the one for all others.
 *
 * @param pages the paths that have a first screen
 */
export function pageFile(pages: readonly string[], path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const page = pages.find((each) => each.toLowerCase() === plain);
  return page === undefined ? outlineFile : fileOfPage(page);
}

/** The page without a first screen: for addresses that need the platform's answer, or a member. */
export const outlineFile = 'app.html';

/** A folder for each address, as static hosts look for it; an address that is a file's is one. */
export function fileOfPage(path: string): string {
  if (path.endsWith('.html')) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

const segments = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/');

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((part, at) => (part.startsWith('$') ? path[at] !== '' : part === path[at]))
  );
}
