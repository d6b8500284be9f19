import { type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ColumnCell } from './column-cell.tsx';
import { ColumnHead } from './column-head.tsx';
import { NearRows, type TableView } from './near-rows.tsx';
import { PlaceRow } from './place-row.tsx';
import type { SortValue, TableSort } from './sort-rows.ts';
import { Body, Caption, Foot, Grid, Head, Notice, Root, Row } from './table.styles.ts';
import { useColumnShares } from './use-column-shares.ts';
import { useSortedTable } from './use-sorted-table.ts';

export type TableColumn<Entry> = {
  id: string;
  /** At the head of the column, and beside each of its values where the rows are cards. */
  label: string;
  cell: (entry: Entry) => ReactNode;
  /** `number` for amounts, counts and times: at the end of the column, in figures of one width; `act` for an icon to press. Default `text`. */
  kind?: 'text' | 'number' | 'act';
  /** Names the row, for one column of a table: the title of a card, and what a screen reader says first. */
  rowHeader?: boolean;
  /** What the column is sorted by. Without it, it is not. */
  sortBy?: (entry: Entry) => SortValue;
  /** Below its values: a total. */
  footer?: ReactNode;
};

/** Rows of a long table. */
export type ManyRows<Entry> = {
  /** Undefined is one whose place is known before it is here. */
  rows: readonly (Entry | undefined)[];
  /** Which rows are visible, whenever that changes. */
  onView: (view: TableView) => void;
};

export type TableProps<Entry> = {
  /** Names the table. Spoken always; seen unless the heading above says the same (`captionHidden`). */
  caption: string;
  captionHidden?: boolean;
  /** Keep the array's identity. */
  columns: readonly TableColumn<Entry>[];
  /** Three columns at most, of short values: they stand beside each other on a phone too. Default false. */
  short?: boolean;
  /** Undefined while they load: shapes of their height stand in their place. */
  rows: readonly Entry[] | undefined;
  /** Of thousands of rows in their order, only those near the window are drawn. Keep the array's identity. */
  many?: ManyRows<Entry>;
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
  short = false,
  rows: entries,
  many,
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
  const grid = useRef<HTMLTableElement>(null);
  const [measured, measure] = useColumnShares(grid);
  const shares = many && measured;
  const { rows, sort, turn } = useSortedTable({
    columns,
    rows: error || many ? undefined : entries,
    rowId,
    language,
    sort: asked,
    onSort,
  });
  const count = many?.rows.length ?? entries?.length;
  const loading = !error && count === undefined;
  const notice = error ?? (count === 0 && empty);

  return (
    <Root data-part="root" data-columns={short ? 'short' : sizeOf(columns)}>
      {loading && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {/* The roles are those of the elements, which lose them where cards are drawn of them. */}
      <Grid
        data-part="grid"
        ref={grid}
        role="table"
        aria-labelledby={id}
        aria-busy={loading}
        aria-rowcount={many && many.rows.length + 1}
        data-fixed={shares !== undefined || undefined}
      >
        <Caption data-part="caption" data-hidden={captionHidden || undefined}>
          {captionHidden ? (
            <VisuallyHidden id={id}>{caption}</VisuallyHidden>
          ) : (
            <span id={id}>{caption}</span>
          )}
        </Caption>
        {shares && (
          <colgroup>
            {shares.map((share, at) => (
              <col key={columns[at]?.id ?? at} style={{ inlineSize: `${share}%` }} />
            ))}
          </colgroup>
        )}
        <Head data-part="head" role="rowgroup">
          <Row data-part="row" role="row">
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                sort={sort}
                turn={turn}
                inOrder={many !== undefined && onSort === undefined}
              />
            ))}
          </Row>
        </Head>
        {many && !notice ? (
          <NearRows columns={columns} {...many} onDrawn={measure} />
        ) : (
          <Body data-part="body" role="rowgroup">
            {loading &&
              Array.from({ length: expected }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one shape is like another.
                <PlaceRow key={at} columns={columns} />
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
        )}
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

/** How much room its columns want before they are drawn as cards. */
function sizeOf(columns: readonly unknown[]): 'few' | 'some' | 'many' {
  if (columns.length <= 4) return 'few';
  return columns.length <= 7 ? 'some' : 'many';
}
