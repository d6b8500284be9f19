import { useMatch, useRouterState } from '@tanstack/react-router';

/** Path and query of the page that is shown. */
export interface OwnLocation {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/**
 * The location of the page that asks. While another page loads, the router's location is that of the other page already: whoever read it
 * would show what was never asked for. Another query of the same page is there at once.
 */
export function useOwnLocation(): OwnLocation {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const own = useMatch({ strict: false, select: (match): object => match.search });
  // The same object for as long as the page's own query is the same: nothing renders again for another page's.
  const search = useRouterState({
    select: ({ location }): object => (location.pathname === pathname ? location.search : own),
  });
  // A query is read by the names that a page looks for.
  return { pathname, search: search as OwnLocation['search'] };
}
