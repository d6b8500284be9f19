/** Which page of a list is asked for. */
export interface PageRequest {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The entries of a page, and how many pages there are: an empty list has one, which is empty. */
export function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: PageRequest) {
  return {
    page: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.max(1, Math.ceil(items.length / pageSize)),
  };
}
