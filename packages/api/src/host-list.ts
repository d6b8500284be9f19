/** How long a host that failed is passed over, in milliseconds. */
const badForMs = 5 * 60_000;

/** Hosts that serve the same files or games, used in turn. */
export interface HostList {
  /** The host to use now; undefined when there is none at all. */
  current(): string | undefined;
  /**
   * Tells that a host did not answer: the next one is current, and this one is passed over for five minutes. When all have failed
   * it starts over with the first. A host that is not current is only remembered, so that ten pictures of one page that fail
   * together move it once.
   */
  failed(host: string): void;
}

/**
 * The hosts that the permission call named for images or for games.
 *
 * @param now the clock, milliseconds since 1970
 */
export function createHostList(hosts: readonly string[], now: () => number): HostList {
  const all = [...new Set(hosts)];
  /** Until when a host is passed over. */
  const bad = new Map<string, number>();
  let at = 0;
  const isBad = (host: string) => (bad.get(host) ?? 0) > now();

  return {
    current: () => all[at],
    failed(host) {
      if (!all.includes(host)) return;
      bad.set(host, now() + badForMs);
      if (host !== all[at]) return;
      const turn = [...all.slice(at + 1), ...all.slice(0, at)];
      const next = turn.find((other) => !isBad(other));
      if (next === undefined) bad.clear();
      at = next === undefined ? 0 : all.indexOf(next);
    },
  };
}

/**
 * Address of a file on a host of such a list.
 *
 * @param host an address or a path on this host, with or without slashes at its end
 * @param segments the path on the host, each segment as it is; none can leave its folder
 */
export function hostAddress(host: string, ...segments: readonly string[]): string {
  return [host.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/');
}
