import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { ColumnCell } from './column-cell.tsx';
import { Body, Gap, Row } from './table.styles.ts';
import type { TableColumn } from './table.tsx';
import { useRowsPlace } from './use-rows-place.ts';

/** Places of rows, from 0, both included. */
export type TableView = { from: number; to: number };

/** About as high as a row, px, until one is measured. */
const firstGuess = 64;
/** Rows beyond the window that are drawn before they come into sight. */
const overscan = 2;

type Drawn<Entry> = {
  columns: readonly TableColumn<Entry>[];
  rows: readonly (Entry | undefined)[];
};

/**
 * Thousands of rows, of which those near the window are in the page; room is kept for the others. Each is as high as what it says.
 * The row that has the focus stays, however far it is scrolled, so that the next press of Tab goes on from there.
 */
export function NearRows<Entry>({
  columns,
  rows,
  onView,
  onDrawn,
}: Drawn<Entry> & {
  onView: (view: TableView) => void;
  /** Told whenever rows have been drawn that are here. */
  onDrawn: () => void;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { top, gap } = useRowsPlace(body);
  const [focused, setFocused] = useState<number>();
  const [usual, setUsual] = useState(firstGuess);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usual,
    gap,
    scrollMargin: top,
    overscan,
    useFlushSync: false,
    // A row that is measured changes the page: in the next frame, not while the browser is at it.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: useCallback((range: Range) => withRow(range, focused), [focused]),
  });
  const from = virtualizer.range?.startIndex ?? 0;
  const to = virtualizer.range?.endIndex ?? 0;
  const viewed = useEffectEvent(() => onView({ from, to }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is what is told.
  useEffect(() => viewed(), [from, to]);

  const items = virtualizer.getVirtualItems();
  const drawn = useEffectEvent(() => {
    onDrawn();
    const height = body.current?.querySelector<HTMLElement>('[aria-rowindex]')?.offsetHeight;
    if (height) setUsual(height);
  });
  const some = items.some(({ index }) => rows[index] !== undefined);
  useLayoutEffect(() => {
    if (some) drawn();
  }, [some]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that nobody has measured are as high as the first one.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, usual]);
  const total = virtualizer.getTotalSize();
  const measure = virtualizer.measureElement;
  const drawnRows = useMemo(() => {
    const parts: ReactNode[] = [];
    let end = top;
    let last = -1;
    for (const { index, start, end: below } of items) {
      const skipped = index === last + 1 ? 0 : start - end - (last < 0 ? gap : 2 * gap);
      end = below;
      last = index;
      if (skipped > 0) parts.push(<Skipped key={`before ${index}`} height={skipped} />);
      parts.push(<NearRow key={index} {...{ columns, index, usual, measure }} row={rows[index]} />);
    }
    if (last < rows.length - 1) {
      parts.push(<Skipped key="after" height={top + total - end - (last < 0 ? 0 : gap)} />);
    }
    return parts;
  }, [items, columns, rows, usual, measure, top, gap, total]);
  // What comes into sight is drawn in slices, so that a press meanwhile is not kept waiting.
  const late = useDeferredValue(drawnRows);
  return (
    <Body
      data-part="body"
      role="rowgroup"
      ref={body}
      data-near
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]');
        if (row) setFocused(Number(row.dataset['index']));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      {late}
    </Body>
  );
}

type NearRowProps<Entry> = {
  columns: readonly TableColumn<Entry>[];
  row: Entry | undefined;
  index: number;
  /** How high a row is, px. */
  usual: number;
  measure: Ref<HTMLTableRowElement>;
};

/** Drawn once: scrolling alone changes nothing of it. */
const NearRow = memo(function NearRow<Entry>({
  columns,
  row,
  index,
  usual,
  measure,
}: NearRowProps<Entry>) {
  if (row === undefined) {
    // One shape in place of many: of these there are as many as rows when a list is dragged along.
    return (
      <Gap data-part="gap" role="row" aria-hidden="true" ref={measure} data-index={index}>
        <td colSpan={columns.length} style={{ blockSize: usual }}>
          <Skeleton shape="text" />
        </td>
      </Gap>
    );
  }
  return (
    <Row data-part="row" role="row" ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map((column) => (
        <ColumnCell key={column.id} column={column}>
          {column.cell(row)}
        </ColumnCell>
      ))}
    </Row>
  );
  // `memo` forgets that the component is generic.
}) as <Entry>(props: NearRowProps<Entry>) => ReactNode;

/** The room of rows that are not drawn. */
function Skipped({ height }: { height: number }) {
  return (
    <Gap data-part="gap" role="presentation" aria-hidden="true">
      <td style={{ blockSize: Math.max(0, height) }} />
    </Gap>
  );
}

/** The rows near the window, and the one that has the focus. */
function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
