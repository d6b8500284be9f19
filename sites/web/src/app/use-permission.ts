import type { Permission } from '@livery/api/contract/system';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

const none = () => undefined;

/** What the permission call answered (spec §4); undefined until it has, and while the page's HTML is taken over, which was made without it. */
export function usePermission(): Permission | undefined {
  const { cache, queries } = useServices();
  return useSyncExternalStore(
    (changed) => cache.getQueryCache().subscribe(changed),
    () => cache.getQueryData(queries.system().queryKey)?.permission,
    none,
  );
}
