import type { TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import type { RecordName } from './kept-choices.ts';
import { useRecordChoices } from './use-record-choices.ts';

/**
 * A record as the member wants it: the columns that are shown on the page, on paper and in its file, and the filters that are saved. The
 * column that names the rows always stays.
 *
 * @param columns all that it has; keep the array's identity
 */
export function useRecordView<Entry>(
  record: RecordName,
  columns: readonly TableColumn<Entry>[] = [],
) {
  const { choices, change, refused } = useRecordChoices(record);
  const { hidden, filters } = choices;
  const isHidden = ({ id, rowHeader }: TableColumn<Entry>) => !rowHeader && hidden.includes(id);
  const shown = useMemo(
    () => columns.filter(({ id, rowHeader }) => rowHeader || !hidden.includes(id)),
    [columns, hidden],
  );
  const without = columns.filter(isHidden).map(({ id }) => id);
  return {
    columns: shown,
    /** Of a call that makes a file of the record. */
    without: without.length === 0 ? {} : { without: without.join(',') },
    /** What the tools of the record need. */
    tools: {
      all: columns.map(({ id, label, rowHeader = false }) => ({
        id,
        label,
        isFixed: rowHeader,
        isShown: rowHeader || !hidden.includes(id),
      })),
      filters,
      refused,
      show: (id: string, isShown: boolean) =>
        change(({ hidden: before }) => ({
          hidden: isShown
            ? before.filter((each) => each !== id)
            : [...before.filter((each) => each !== id), id],
        })),
      showAll: () => change(() => ({ hidden: [] })),
      changeFilters: (by: (before: typeof filters) => typeof filters) =>
        change(({ filters: before }) => ({ filters: by(before) })),
    },
  };
}

export type RecordViewTools = ReturnType<typeof useRecordView>['tools'];
