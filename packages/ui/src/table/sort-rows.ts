/** What a column is sorted by: amounts as minor units, times as milliseconds. Nothing known comes last in both directions. */
export type SortValue = string | number | bigint | null | undefined;

/** Which column the rows are in the order of. */
export type TableSort = { column: string; direction: 'ascending' | 'descending' };

/**
 * A comparison of two known values of one column, ascending; of values that are the same, 0.
 *
 * @param language BCP 47 tag whose alphabet texts follow; numbers in them count as numbers (`Round 2` before `Round 10`)
 */
export function comparator(language: string | undefined) {
  const collator = new Intl.Collator(language, { numeric: true });
  return (a: NonNullable<SortValue>, b: NonNullable<SortValue>): number => {
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
    if (a === b) return 0;
    return a < b ? -1 : 1;
  };
}
