import type { Permission } from '@livery/api/contract/system';
import { hashKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

const none = () => undefined;

/** What the permission call answered (spec §4); undefined until it has, and while the page's HTML is taken over, which was made without it. */
export function usePermission(): Permission | undefined {
  const { cache, queries } = useServices();
  const { queryKey } = queries.system();
  const hash = hashKey(queryKey);
  const subscribe = useCallback(
    (changed: () => void) =>
      cache.getQueryCache().subscribe(({ query }) => {
        // Another component may put its own query into the cache while it renders: that must update nothing here.
        if (query.queryHash === hash) changed();
      }),
    [cache, hash],
  );
  return useSyncExternalStore(subscribe, () => cache.getQueryData(queryKey)?.permission, none);
}
