import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { SortValue, TableSort } from './sort-rows.ts';
import {
  Body,
  Caption,
  Cell,
  Foot,
  Grid,
  Head,
  HeadCell,
  Label,
  Notice,
  Root,
  Row,
  Sort,
  Value,
} from './table.styles.ts';
import { useSortedTable } from './use-sorted-table.ts';

export type TableColumn<Entry> = {
  id: string;
  /** At the head of the column, and beside each of its values where the rows are cards. */
  label: string;
  cell: (entry: Entry) => ReactNode;
  /** `number` for amounts, counts and times: at the end of the column, in figures of one width. Default `text`. */
  kind?: 'text' | 'number';
  /** Names the row, for one column of a table: the title of a card, and what a screen reader says first. */
  rowHeader?: boolean;
  /** What the column is sorted by. Without it, it is not. */
  sortBy?: (entry: Entry) => SortValue;
  /** Below its values: a total. */
  footer?: ReactNode;
};

export type TableProps<Entry> = {
  /** Names the table. Spoken always; seen unless the heading above says the same (`captionHidden`). */
  caption: string;
  captionHidden?: boolean;
  /** Keep the array's identity. */
  columns: readonly TableColumn<Entry>[];
  /** Undefined while they load: shapes of their height stand in their place. */
  rows: readonly Entry[] | undefined;
  rowId: (entry: Entry) => string;
  /** What is loading, for assistive technology: "Bets are loading". */
  loadingLabel: string;
  /** How many rows are likely to come. Default 5. */
  expected?: number;
  /** In place of rows where there are none: an EmptyState. */
  empty: ReactNode;
  /** In place of rows that could not be had: an ErrorState. */
  error?: ReactNode;
  /** The order to begin with; with `onSort` the order that holds. */
  sort?: TableSort;
  /** Whoever gives it brings the rows in that order, as a platform does that sends them by pages. Else they are sorted here. */
  onSort?: (sort: TableSort) => void;
  /** BCP 47 tag whose alphabet texts are sorted by. Default: the browser's. */
  language?: string;
};

/**
 * Records in rows and columns. Its head stays visible, below what the page says in `--sticky-top`; a press on a column's
 * name sorts by it. Where its own room is narrow the rows become cards, each value beside its column's name, and the names
 * to sort by stand above them; a screen reader finds the same table in both.
 */
export function Table<Entry extends object>({
  caption,
  captionHidden = false,
  columns,
  rows: entries,
  rowId,
  loadingLabel,
  expected = 5,
  empty,
  error,
  sort: asked,
  onSort,
  language,
}: TableProps<Entry>) {
  const id = useId();
  const { rows, sort, turn } = useSortedTable({
    columns,
    rows: error ? undefined : entries,
    rowId,
    language,
    sort: asked,
    onSort,
  });
  const loading = !error && entries === undefined;
  const notice = error ?? (entries?.length === 0 && empty);

  return (
    <Root data-part="root" data-columns={sizeOf(columns)}>
      {loading && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {/* The roles are those of the elements, which lose them where cards are drawn of them. */}
      <Grid data-part="grid" role="table" aria-labelledby={id} aria-busy={loading}>
        <Caption data-part="caption" data-hidden={captionHidden || undefined}>
          {captionHidden ? (
            <VisuallyHidden id={id}>{caption}</VisuallyHidden>
          ) : (
            <span id={id}>{caption}</span>
          )}
        </Caption>
        <Head data-part="head" role="rowgroup">
          <Row data-part="row" role="row">
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} turn={turn} />
            ))}
          </Row>
        </Head>
        <Body data-part="body" role="rowgroup">
          {loading &&
            Array.from({ length: expected }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one shape is like another.
              <Row data-part="row" key={at} role="row" aria-hidden="true">
                {columns.map((column) => (
                  <ColumnCell key={column.id} column={column}>
                    <Skeleton shape="text" />
                  </ColumnCell>
                ))}
              </Row>
            ))}
          {rows.map((row) => (
            <Row data-part="row" key={row.id} role="row">
              {columns.map((column) => (
                <ColumnCell key={column.id} column={column}>
                  {column.cell(row.original)}
                </ColumnCell>
              ))}
            </Row>
          ))}
          {notice && (
            <Row data-part="row" role="row">
              <Notice data-part="notice" role="cell" colSpan={columns.length}>
                {notice}
              </Notice>
            </Row>
          )}
        </Body>
        {rows.length > 0 && columns.some(({ footer }) => footer !== undefined) && (
          <Foot data-part="foot" role="rowgroup">
            <Row data-part="row" role="row">
              {columns.map((column) => (
                <ColumnCell key={column.id} column={column} unnamed={column.footer === undefined}>
                  {column.footer}
                </ColumnCell>
              ))}
            </Row>
          </Foot>
        )}
      </Grid>
    </Root>
  );
}

function ColumnHead<Entry>({
  column: { id, label, kind = 'text', sortBy },
  sort,
  turn,
}: {
  column: TableColumn<Entry>;
  sort: TableSort | undefined;
  turn: (column: string) => void;
}) {
  if (!sortBy) {
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

function ColumnCell<Entry>({
  column: { label, kind = 'text', rowHeader },
  unnamed = false,
  children,
}: {
  column: TableColumn<Entry>;
  /** Nothing to tell: a card leaves it out. */
  unnamed?: boolean;
  children: ReactNode;
}) {
  const content = (
    <>
      {/* A screen reader has it from the head of the column. */}
      <Label data-part="label" aria-hidden="true">
        {label}
      </Label>
      <Value data-part="value">{children}</Value>
    </>
  );
  return rowHeader ? (
    <Cell
      data-part="cell"
      as="th"
      role="rowheader"
      scope="row"
      data-kind={kind}
      data-empty={unnamed || undefined}
    >
      {content}
    </Cell>
  ) : (
    <Cell data-part="cell" role="cell" data-kind={kind} data-empty={unnamed || undefined}>
      {content}
    </Cell>
  );
}

/** How much room its columns want before they are drawn as cards. */
function sizeOf(columns: readonly unknown[]): 'few' | 'some' | 'many' {
  if (columns.length <= 4) return 'few';
  return columns.length <= 7 ? 'some' : 'many';
}
