import type { UseQueryResult } from '@tanstack/react-query';

/**
 * The totals of what a record is asked for now: undefined while they are on their way, those of former filters or days never; null
 * when they did not come.
 */
export function currentTotals<Totals>({
  data,
  isError,
  isPlaceholderData,
}: Pick<UseQueryResult<{ totals: Totals }>, 'data' | 'isError' | 'isPlaceholderData'>):
  | Totals
  | null
  | undefined {
  if (data && !isPlaceholderData) return data.totals;
  return isError ? null : undefined;
}
