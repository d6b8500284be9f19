import { type Client, failureOf, isForeignAddress, type SystemRoot, systemRoot } from '@livery/api';
import { type Permission, permission, systemStatus } from '@livery/api/contract/system';
import { queryOptions } from '@tanstack/react-query';
import { backOff } from './back-off.ts';

/** Milliseconds between two looks at a platform in maintenance. */
const maintenanceCheck = 60_000;

/** What the two calls at start said together. */
export interface System {
  readonly root: SystemRoot;
  /** The permission call's answer where there was one: image hosts, the visitor's address, the end of maintenance. */
  readonly permission: Permission | undefined;
  /** Tries in a row that opened no root, the last one included. */
  readonly failedTries: number;
}

/** Cache key of {@link systemQuery}. */
const systemKey = ['system'] as const;

/**
 * Which root screen is shown. Status and permission are asked at once and nothing else before both have answered;
 * neither fails the query: a call without a readable answer counts as "any other value" (spec §2, §4).
 *
 * @param host the page's host, for the permission call
 * @param merchantCode whose host it must be
 */
export function systemQuery(client: Pick<Client, 'call'>, host: string, merchantCode: string) {
  return queryOptions({
    queryKey: systemKey,
    queryFn: async ({ signal, client: cache }): Promise<System> => {
      const [status, granted] = await Promise.allSettled([
        client.call(systemStatus, {}, { signal }),
        client.call(permission, { url: host }, { signal }),
      ]);
      const permitted = answered(granted);
      const foreign = isForeignAddress(
        merchantCode,
        granted.status === 'fulfilled' ? granted.value : failureOf(granted.reason),
      );
      const root = systemRoot(answered(status), permitted, foreign);
      const before = cache.getQueryData<System>(systemKey)?.failedTries ?? 0;
      return { root, permission: permitted, failedTries: root === 'unavailable' ? before + 1 : 0 };
    },
    // The choice is made at start; only a closed page looks again: by its own timer, on return and with the connection.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: (query) => isClosed(query.state.data) && 'always',
    refetchOnReconnect: (query) => isClosed(query.state.data) && 'always',
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: (query) => (query.state.data ? (nextLook(query.state.data) ?? false) : false),
  });
}

function isClosed(system: System | undefined): boolean {
  return system?.root === 'unavailable' || system?.root === 'maintenance';
}

/** Milliseconds until a closed page looks again; undefined where looking again changes nothing. */
export function nextLook({ root, failedTries }: Pick<System, 'root' | 'failedTries'>) {
  if (root === 'unavailable') return backOff(failedTries);
  return root === 'maintenance' ? maintenanceCheck : undefined;
}

function answered<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}
