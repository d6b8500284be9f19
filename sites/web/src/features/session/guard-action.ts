/** What a guarded action needs to know about the visitor. */
export interface Visitor {
  readonly signedIn: boolean;
  /** Trial account, level 4 (spec §4). */
  readonly isTrial: boolean;
}

/**
 * Whether a guarded action may go on (spec §5): a guest signs in first, a trial account is told that it needs a real
 * one, and so is anyone who opens a centre that is not enabled.
 *
 * @param enabled false for a member or agent centre that the platform has switched off
 */
export function guardAction({ signedIn, isTrial }: Visitor, enabled = true): GuardAnswer {
  if (!signedIn) return 'signIn';
  return isTrial || !enabled ? 'needsRealAccount' : 'go';
}

/** See {@link guardAction}. */
export type GuardAnswer = 'go' | 'signIn' | 'needsRealAccount';

/**
 * The same for the agents' pages (spec §6): a member who is no agent is told that they are for agents only.
 *
 * @param enabled false where the merchant has no agent centre
 */
export function guardAgentPage(
  visitor: Visitor & { readonly canSeeAgentCentre: boolean },
  enabled: boolean,
): GuardAnswer | 'agentsOnly' {
  const answer = guardAction(visitor);
  if (answer !== 'go') return answer;
  return visitor.canSeeAgentCentre ? guardAction(visitor, enabled) : 'agentsOnly';
}

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
