/**
 * Whether a path inside the site leads to a screen. The patterns are those of the site's route table (`/member/$page`); letters
 * match in either case and a final slash does not count, as in the router.
 *
 * @param paths empty when the route table is not known: then every path is a page's
 */
export function isKnownPath(paths: readonly string[], path: string): boolean {
  return paths.length === 0 || paths.some((pattern) => matches(segments(pattern), segments(path)));
}

const segments = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/');

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((part, at) => (part.startsWith('$') ? path[at] !== '' : part === path[at]))
  );
}
