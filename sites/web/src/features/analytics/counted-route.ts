/** Whose visitors look for help with their play: that they did is nobody's business. */
const uncounted: ReadonlySet<string> = new Set(['/responsible-play']);

/** The parts of the site that are a member's or an agent's own count as one page each: which of theirs was opened is not told. */
const asOne = ['/member', '/agent'] as const;

/**
 * The route as it is counted; undefined where it is not.
 *
 * @param route the pattern of the last route that matched, without the language's prefix; the empty text where none did
 */
export function countedRoute(route: string): string | undefined {
  if (route === '' || uncounted.has(route)) return undefined;
  return asOne.find((part) => route === part || route.startsWith(`${part}/`)) ?? route;
}
