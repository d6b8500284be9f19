import { type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router';
import { addressInside } from './language-address.ts';

/**
 * Builds addresses for components that take an `href`, such as the items of a navigation. Only what the route table has compiles.
 *
 * @returns the address under the page's language prefix
 */
export function useHref() {
  const router = useRouter();
  return <const To extends string>(target: ToOptions<RegisteredRouter, string, To>): string =>
    // the parameter is what the router itself takes: its own type cannot be matched while `To` is open
    router.buildLocation(target as ToOptions).publicHref;
}

/** Whether a path inside the site, as somebody else wrote it, leads to a screen. */
export type IsKnownPath = (path: string) => boolean;

/** Matches paths that the platform or an address names against the route table. */
export function useIsKnownPath(): IsKnownPath {
  const router = useRouter();
  return (path) => isKnownPath(router, path);
}

/** See {@link useIsKnownPath}. */
export function isKnownPath(
  router: Pick<RegisteredRouter, 'getMatchedRoutes'>,
  path: string,
): boolean {
  const base = 'http://site.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  if (origin !== base) return false;
  const [, params, found] = router.getMatchedRoutes(pathname);
  // The router finds the nearest route above an unknown path too, and leaves what it could not match in `**`.
  return found !== undefined && params['**'] === undefined;
}

/**
 * The address of a path that the platform names, such as a banner's.
 *
 * @returns the address under the page's language prefix; undefined where the route table has no such path, and then it is not a link
 */
export function useKnownHref(): (path: string) => string | undefined {
  const isKnown = useIsKnownPath();
  const { options } = useRouter();
  return (path) => (isKnown(path) ? addressInside(options.basepath ?? '/', path) : undefined);
}
