/** A list that the platform sends by pages, counted from 1, for `infiniteQueryOptions`. */
export const paged = {
  initialPageParam: 1,
  getNextPageParam: (
    { totalPages }: { readonly totalPages: number },
    _: unknown,
    pageNo: number,
  ) => (pageNo < totalPages ? pageNo + 1 : undefined),
};
