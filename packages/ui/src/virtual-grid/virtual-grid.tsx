import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { endReachedPeriod } from './end-reached-period.ts';
import { throttled } from './throttle.ts';
import { type GridShape, useGridShape } from './use-grid-shape.ts';
import { Item, List, Probe, Root, Unseen } from './virtual-grid.styles.ts';

export type VirtualGridProps<Entry> = {
  /** Names the list. */
  label: string;
  /** In their order. Undefined is one whose place is known before it is here: a list of ten thousand has all its rows from the start. */
  items: readonly (Entry | undefined)[];
  /** Keep the function's identity. */
  itemId: (item: Entry) => string;
  /** Draws one of them: a GameCard. Keep the function's identity: a card is drawn again with another item, and by another function. */
  children: (item: Entry, index: number) => ReactNode;
  /** A card as high as any of them can be. It is laid out unseen, and every row is as high as it is. */
  highest: ReactNode;
  /** How many there are in all, where more are to come than are here. Default: as many as are here. */
  total?: number;
  /**
   * The last rows are visible: time to ask for more. At most once in 200 ms (spec §9); leave it out when there are no more.
   */
  onEndReached?: (() => void) | undefined;
  /** How far down the page the member was when they left it (`scrollY`), so that they come back there. */
  initialOffset?: number;
  /** The item that the list opens at, where it is not the first and there is no `initialOffset`. */
  initialIndex?: number;
  /** What stands in the place of one that is not here yet. It is not spoken. */
  placeholder?: ReactNode;
  /**
   * What stands there while the first rows are drawn, in slices, so that a press meanwhile is not kept waiting. Default: nothing does, and
   * they are drawn at once.
   */
  loading?: ReactNode;
  /** Which items are drawn and which of them are visible, as that changes: at most once in 200 ms (spec §9). */
  onView?: ((view: GridView) => void) | undefined;
  /** A CSS length: what covers the top of the window, such as a header that stays. A row that is shown stops below it. */
  headroom?: string;
  handle?: Ref<GridHandle>;
};

/** Places in the list, from 0, all inclusive. */
export type GridView = {
  /** Those that are visible. */
  first: number;
  last: number;
  /** Those that are drawn: a few rows more at either side. */
  from: number;
  to: number;
};

/** What else a grid can be asked to do. */
export type GridHandle = {
  /** Scrolls the page until the row of an item is the first in the window. */
  show: (index: number) => void;
};

/** Rows beyond the window that are drawn before they come into sight. */
const overscan = 2;

/**
 * Hundreds of cards, of which those near the window are in the page. As many columns as fit; every row has the same height, so
 * that nothing shifts. The row that has the focus and its neighbours stay, however far it is scrolled, so that the next press
 * of Tab goes on from there.
 */
export function VirtualGrid<Entry>({
  highest,
  headroom,
  loading,
  ...props
}: VirtualGridProps<Entry>) {
  const probe = useRef<HTMLDivElement>(null);
  const mayWait = loading !== undefined;
  const shape = useGridShape(probe, mayWait);
  const isLater = useDeferredValue(shape !== undefined);
  const isDrawn = !mayWait || isLater;
  return (
    <Root data-part="root" style={headroom ? { scrollMarginBlockStart: headroom } : undefined}>
      <Unseen data-part="unseen" aria-hidden="true" inert>
        <Probe data-part="probe" ref={probe}>
          <div>{highest}</div>
        </Probe>
      </Unseen>
      {shape && isDrawn ? <Rows shape={shape} {...props} /> : loading}
    </Root>
  );
}

function Rows<Entry>({
  shape: { columns, row: height, gap, top },
  label,
  items,
  itemId,
  children,
  total = items.length,
  onEndReached,
  initialOffset,
  initialIndex = 0,
  placeholder,
  onView,
  handle,
}: Omit<VirtualGridProps<Entry>, 'highest' | 'headroom' | 'loading'> & { shape: GridShape }) {
  const count = Math.ceil(items.length / columns);
  const list = useRef<HTMLUListElement>(null);
  const offsetOf = (index: number) =>
    top + Math.floor(Math.min(index, items.length - 1) / columns) * (height + gap);
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => withNeighbours(defaultRangeExtractor(range), focused, range.count),
    [focused],
  );
  // Known from the start, or the first rows would be drawn in one piece after an empty list.
  const [room] = useState(() => ({ width: innerWidth, height: innerHeight }));
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    scrollMargin: top,
    overscan,
    rangeExtractor,
    // Scrolling moves what is there already; what it brings into sight is drawn in slices.
    useFlushSync: false,
    initialRect: room,
    initialOffset: () => initialOffset ?? (initialIndex > 0 ? offsetOf(initialIndex) : scrollY),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape makes every size that is kept an old one.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, gap, columns]);

  const show = (index: number) => {
    const root = list.current?.parentElement;
    const covered = root ? Number.parseFloat(getComputedStyle(root).scrollMarginBlockStart) : 0;
    scrollTo({ top: offsetOf(index) - covered - gap, behavior: 'instant' });
  };
  useImperativeHandle(handle, () => ({ show }));

  const returned = useEffectEvent(() => {
    if (initialOffset) scrollTo({ top: initialOffset, behavior: 'instant' });
    else if (initialIndex > 0) show(initialIndex);
  });
  useLayoutEffect(() => returned(), []);

  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  useThrottled(count > 0 && last >= count - 1, `${last}`, onEndReached);
  useThrottled(count > 0, `${first} ${last} ${columns} ${items.length}`, () =>
    onView?.({
      first: first * columns,
      last: Math.min(items.length, (last + 1) * columns) - 1,
      from: Math.max(0, first - overscan) * columns,
      to: Math.min(items.length, (last + 1 + overscan) * columns) - 1,
    }),
  );

  const rows = virtualizer.getVirtualItems();
  const repeated = useMemo(() => repeatedPlaces(items, itemId), [items, itemId]);
  const drawn = useMemo(() => {
    const keyOf = (item: Entry, index: number) =>
      repeated.has(index) ? `${itemId(item)} ${index}` : itemId(item);
    const cells = rows.flatMap(({ index: row }) =>
      columnsOf(row, columns, items.length).map((index, column) => {
        const item = items[index];
        return item === undefined ? (
          <Place key={`place ${index}`} row={row} column={column} placeholder={placeholder} />
        ) : (
          <Cell
            key={keyOf(item, index)}
            row={row}
            column={column}
            total={total}
            index={index}
            item={item}
            draw={children}
          />
        );
      }),
    );
    return { columns, cells };
  }, [rows, columns, items, total, itemId, repeated, placeholder, children]);
  const late = useDeferredValue(drawn);
  // Places in more columns than there are now would make the grid wider than the window.
  const { cells } = late.columns === columns ? late : drawn;

  const place: CSSProperties = { gridTemplateRows: `repeat(${count}, ${height}px)` };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest<HTMLElement>('[data-row]');
    if (item) setFocused(Number(item.dataset['row']));
  };
  return (
    <List
      ref={list}
      data-part="list"
      aria-label={label}
      style={place}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
      }}
    >
      {cells}
    </List>
  );
}

type CellPlace = { row: number; column: number };

const areaOf = ({ row, column }: CellPlace): CSSProperties => ({
  gridArea: `${row + 1} / ${column + 1}`,
});

type CellProps<Entry> = CellPlace & {
  total: number;
  /** Its place in the list, from 0. */
  index: number;
  item: Entry;
  draw: (item: Entry, index: number) => ReactNode;
};

/** Drawn once: neither scrolling nor other items change anything of it. */
const Cell = memo(function Cell<Entry>({ total, index, item, draw, ...at }: CellProps<Entry>) {
  return (
    <Item
      data-part="item"
      data-row={at.row}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={areaOf(at)}
    >
      {draw(item, index)}
    </Item>
  );
  // `memo` forgets that the component is generic.
}) as <Entry>(props: CellProps<Entry>) => ReactNode;

/** The room of an item that is not here yet. */
const Place = memo(function Place({ placeholder, ...at }: CellPlace & { placeholder: ReactNode }) {
  return (
    <Item data-part="item" aria-hidden="true" style={areaOf(at)}>
      {placeholder}
    </Item>
  );
});

/** Calls while something holds, and again with each change of what it is about: at most once in a period (spec §9). */
function useThrottled(holds: boolean, about: string, call: (() => void) | undefined) {
  const called = useEffectEvent(() => call?.());
  const asking = useRef<ReturnType<typeof throttled>>(undefined);
  useEffect(() => {
    const throttle = throttled(() => called(), endReachedPeriod);
    asking.current = throttle;
    return throttle.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what it is about asks again.
  useEffect(() => {
    if (holds) asking.current?.ask();
  }, [holds, about]);
}

/**
 * Where an item stands that has stood before: pages that were asked for at different times may both have it, and two cells have two keys.
 * Of the whole list, so that a cell keeps its key, and with it the focus, when the other one is drawn no longer.
 */
function repeatedPlaces<Entry>(
  items: readonly (Entry | undefined)[],
  itemId: (item: Entry) => string,
): ReadonlySet<number> {
  const ids = new Set<string>();
  const places = new Set<number>();
  // `forEach` goes past the places that are empty, of which a long list has thousands.
  items.forEach((item, index) => {
    if (item === undefined) return;
    const id = itemId(item);
    if (ids.has(id)) places.add(index);
    ids.add(id);
  });
  return places;
}

/** The places in a row. */
function columnsOf(row: number, columns: number, count: number): number[] {
  const start = row * columns;
  return Array.from({ length: Math.min(columns, count - start) }, (_, column) => start + column);
}

/** The rows near the window, and with them the one that has the focus, the one before and the one after it. */
function withNeighbours(rows: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return rows;
  const near = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count);
  return [...new Set([...rows, ...near])].sort((a, b) => a - b);
}
