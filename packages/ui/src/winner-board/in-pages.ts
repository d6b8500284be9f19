/** The items in pages of `size`, the last one shorter; `size` is at least 1. */
export function inPages<T>(items: readonly T[], size: number): T[][] {
  const step = Math.max(1, Math.floor(size));
  return Array.from({ length: Math.ceil(items.length / step) }, (_, page) =>
    items.slice(page * step, (page + 1) * step),
  );
}
