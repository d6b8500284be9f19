import { Icon } from '../icon/index.ts';
import type { TableSort } from './sort-rows.ts';
import { HeadCell, Sort } from './table.styles.ts';
import type { TableColumn } from './table.tsx';

/** The name of a column, which sorts by it where it can be sorted. */
export function ColumnHead<Entry>({
  column: { id, label, kind = 'text', sortBy },
  sort,
  turn,
  inOrder,
}: {
  column: TableColumn<Entry>;
  /** The rows keep the order that they are in. */
  inOrder: boolean;
  sort: TableSort | undefined;
  turn: (column: string) => void;
}) {
  if (!sortBy || inOrder) {
    return (
      <HeadCell data-part="head-cell" role="columnheader" scope="col" data-kind={kind}>
        {label}
      </HeadCell>
    );
  }
  const direction = sort?.column === id ? sort.direction : 'none';
  return (
    <HeadCell
      data-part="head-cell"
      role="columnheader"
      scope="col"
      data-kind={kind}
      aria-sort={direction}
    >
      <Sort data-part="sort" type="button" onClick={() => turn(id)}>
        <span>{label}</span>
        <Icon name={sortIcons[direction]} size="sm" />
      </Sort>
    </HeadCell>
  );
}

const sortIcons = {
  ascending: 'chevron-up',
  descending: 'chevron-down',
  none: 'sort',
} as const;
