/** Remembers the last `max` addresses, dropping the one unused for longest. */
export function createLoadedCache(max: number) {
  const addresses = new Set<string>();
  return {
    has(src: string): boolean {
      return addresses.has(src);
    },
    add(src: string): void {
      addresses.delete(src);
      addresses.add(src);
      const [oldest] = addresses;
      if (addresses.size > max && oldest !== undefined) addresses.delete(oldest);
    },
    get size(): number {
      return addresses.size;
    },
  };
}
