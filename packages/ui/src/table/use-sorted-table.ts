import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { comparator, type SortValue, type TableSort } from './sort-rows.ts';
import type { TableColumn } from './table.tsx';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const none: readonly never[] = [];

/**
 * The order of a table's rows, and what turns it.
 *
 * @param options.onSort whoever gives it sorts the rows themselves, such as the platform that sends them page by page
 */
export function useSortedTable<Row extends object>(options: {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  language: string | undefined;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}) {
  const { columns, rows = none, rowId, language, sort, onSort } = options;
  const [own, setOwn] = useState<TableSort | undefined>(sort);
  const current = onSort ? sort : own;
  const definitions = useMemo(() => definitionsOf(columns, language), [columns, language]);
  // The library takes arrays that it could write to, and writes to none.
  const data = rows as Row[];
  const sorting = useMemo(() => stateOf(current), [current]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { sorting },
    manualSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (!next) return;
      const turned: TableSort = {
        column: next.id,
        direction: next.desc ? 'descending' : 'ascending',
      };
      if (onSort) onSort(turned);
      else setOwn(turned);
    },
  });
  return {
    sort: current,
    rows: table.getRowModel().rows,
    turn: (column: string) => table.getColumn(column)?.toggleSorting(),
  };
}

function stateOf(sort: TableSort | undefined): SortingState {
  return sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
}

function definitionsOf<Row extends object>(
  columns: readonly TableColumn<Row>[],
  language: string | undefined,
): ColumnDef<typeof features, Row>[] {
  const compare = comparator(language);
  const sortFn: SortFn<typeof features, Row> = (a, b, id) =>
    // What is unknown has been put last by then.
    compare(a.getValue<NonNullable<SortValue>>(id), b.getValue<NonNullable<SortValue>>(id));
  return columns.map(({ id, sortBy, kind }) => ({
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last' as const,
    // Of amounts and times the largest and the newest are looked for first.
    sortDescFirst: kind === 'number',
    sortFn,
  }));
}
