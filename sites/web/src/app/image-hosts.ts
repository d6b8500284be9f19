import { createHostList } from '@livery/api/host-list';

/**
 * So many different files of a host must fail, and none have come, until the host counts as down. One missing icon, or two,
 * say that a vendor is new; a host that is down fails at its first files. A host that has served one file is up: what it
 * lacks the others will hardly have, and every move asks for all icons again.
 */
const failuresOfAHostDown = 3;

/** The hosts of a page's pictures, with what the page has seen of each. */
export interface ImageHosts {
  /** The host to use; undefined when there is none. */
  current(): string | undefined;
  /** Tells that a file came from a host. */
  loaded(host: string): void;
  /** Tells that a file of a host could not be loaded. */
  failed(host: string, file: string): void;
  /** Calls the listener when another host is current; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param hosts asked until it knows: undefined while the permission call has not answered
 * @param now the clock, milliseconds since 1970
 * @param isOnline without a connection every file fails, which says nothing about a host
 */
export function createImageHosts(
  hosts: () => readonly string[] | undefined,
  now: () => number,
  isOnline: () => boolean,
): ImageHosts {
  let list: ReturnType<typeof createHostList> | undefined;
  const listeners = new Set<() => void>();
  const up = new Set<string>();
  const missing = new Map<string, Set<string>>();
  const known = () => {
    const found = list ? undefined : hosts();
    if (found) list = createHostList(found, now);
    return list;
  };

  return {
    current: () => known()?.current(),
    loaded: (host) => void up.add(host),
    failed(host, file) {
      if (up.has(host) || !isOnline()) return;
      const files = missing.get(host) ?? new Set();
      // A host is given up once: when all are down the page stays with the first instead of going round for ever.
      if (files.size >= failuresOfAHostDown) return;
      missing.set(host, files.add(file));
      if (files.size < failuresOfAHostDown) return;
      known()?.failed(host);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Hosts of pictures that the page's Content-Security-Policy lets it use, in turn: the merchant's own, then those of the
 * permission call that are on the page's origin or a merchant's. Any other would only be refused, picture by picture.
 *
 * @param own addresses that the merchant's file names
 * @param offered addresses or paths that the permission call names
 * @param pageHost the page's host, with its port
 */
export function allowedImageHosts(
  own: readonly string[],
  offered: readonly string[],
  pageHost: string,
): string[] {
  const base = `https://${pageHost}`;
  const hostOf = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).host : undefined;
  const allowed = new Set([pageHost, ...own.map(hostOf)]);
  return [...own, ...offered.filter((address) => allowed.has(hostOf(address)))];
}
