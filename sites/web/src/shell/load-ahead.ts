import { isSavingData } from '@livery/ui/styles';
import type { RegisteredRouter } from '@tanstack/react-router';
import { pathInside } from '../app/language-address.ts';
import { publicPaths } from '../app/page-address.ts';

/** Milliseconds that a pointer rests on a link before its page is loaded: it may only pass over. */
const rest = 60;

/**
 * The pages that may load before a link to them is followed: what stands before them opens nothing, and what they ask for while they load
 * is read by everyone. The login's guard may answer a login provider.
 */
const open: ReadonlySet<string> = new Set(
  ['/game', ...publicPaths].filter((path) => path !== '/login'),
);

/**
 * Loads the code and the words of a page when a link to it is pointed at, touched or focused; never where data is to be saved.
 *
 * @param router the site's
 * @param basePath the language's base path, `/` or `/<tag>/`
 * @param signal ends it
 */
export function loadAhead(
  router: Pick<RegisteredRouter, 'preloadRoute'>,
  basePath: string,
  signal: AbortSignal,
): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && pagePath(link, basePath);
    if (!path || asked.has(path) || isSavingData()) return;
    timer = setTimeout(() => {
      asked.add(path);
      // Whether the page can be had shows when its link is followed.
      router.preloadRoute({ to: path }).catch(() => asked.delete(path));
    }, rest);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(kind, point, { signal, passive: true });
  }
}

/** The path inside the site of a link to one of the pages that may load ahead, but not to the one that is shown. */
function pagePath(link: HTMLAnchorElement, basePath: string): string | undefined {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  if (link.pathname === window.location.pathname) return undefined;
  const path = pathInside(link.pathname, basePath);
  return open.has(path) ? path : undefined;
}
