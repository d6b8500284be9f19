import type { Endpoint } from '@livery/api';
import type { QueryClient } from '@tanstack/react-query';
import type { systemQuery } from './system-query.ts';

/** Whether a call is one of those by which the site learns whether it is open. */
export const opensSite = (id: string): boolean => id === 'systemStatus' || id === 'permission';

/**
 * Lets calls wait until status and permission have opened the site: nothing else is asked for before (spec §2, §4), while the
 * page itself may stand already.
 *
 * @returns what a call waits for; undefined when it may go on
 */
export function createSiteGate(
  cache: QueryClient,
  system: () => ReturnType<typeof systemQuery>,
): (endpoint: Pick<Endpoint, 'id'>) => Promise<void> | undefined {
  const isOpen = () => cache.getQueryData(system().queryKey)?.root === 'site';
  let opened: Promise<void> | undefined;

  const whenOpen = () =>
    new Promise<void>((resolve) => {
      const stop = cache.getQueryCache().subscribe(() => {
        if (!isOpen()) return;
        stop();
        resolve();
      });
      void cache.prefetchQuery(system());
    });

  return ({ id }) => {
    if (opensSite(id) || isOpen()) return undefined;
    opened ??= whenOpen();
    return opened;
  };
}
