/** A page of a list, and how many pages there are: at least one. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): { items: Item[]; totalPages: number } {
  return {
    items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.max(1, Math.ceil(items.length / pageSize)),
  };
}
