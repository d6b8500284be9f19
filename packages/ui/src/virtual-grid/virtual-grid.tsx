import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
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
  items: readonly Entry[];
  itemId: (item: Entry) => string;
  /** Draws one of them: a GameCard. */
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
};

/** Rows beyond the window that are drawn before they come into sight. */
const overscan = 2;

/**
 * Hundreds of cards, of which those near the window are in the page. As many columns as fit; every row has the same height, so
 * that nothing shifts. The row that has the focus and its neighbours stay, however far it is scrolled, so that the next press
 * of Tab goes on from there.
 */
export function VirtualGrid<Entry>({ highest, ...props }: VirtualGridProps<Entry>) {
  const probe = useRef<HTMLDivElement>(null);
  const shape = useGridShape(probe);
  return (
    <Root data-part="root">
      <Unseen data-part="unseen" aria-hidden="true" inert>
        <Probe data-part="probe" ref={probe}>
          <div>{highest}</div>
        </Probe>
      </Unseen>
      {shape && <Rows shape={shape} {...props} />}
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
}: Omit<VirtualGridProps<Entry>, 'highest'> & { shape: GridShape }) {
  const count = Math.ceil(items.length / columns);
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => withNeighbours(defaultRangeExtractor(range), focused, range.count),
    [focused],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    scrollMargin: top,
    overscan,
    rangeExtractor,
    initialOffset: () => initialOffset ?? scrollY,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape makes every size that is kept an old one.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, gap, columns]);

  const returned = useEffectEvent(() => {
    if (initialOffset) scrollTo({ top: initialOffset, behavior: 'instant' });
  });
  useLayoutEffect(() => returned(), []);

  const last = virtualizer.range?.endIndex ?? 0;
  useEndReached(count > 0 && last >= count - 1, last, onEndReached);

  const place: CSSProperties = { gridTemplateRows: `repeat(${count}, ${height}px)` };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest<HTMLElement>('[data-row]');
    if (item) setFocused(Number(item.dataset['row']));
  };
  return (
    <List
      data-part="list"
      aria-label={label}
      style={place}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
      }}
    >
      {virtualizer.getVirtualItems().flatMap(({ index: row }) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => {
          const index = row * columns + column;
          return (
            <Item
              data-part="item"
              key={itemId(item)}
              data-row={row}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ gridArea: `${row + 1} / ${column + 1}` }}
            >
              {children(item, index)}
            </Item>
          );
        }),
      )}
    </List>
  );
}

/** Asks for more while the end is visible, and again as it is scrolled on. */
function useEndReached(atEnd: boolean, last: number, onEndReached: (() => void) | undefined) {
  const reached = useEffectEvent(() => onEndReached?.());
  const asking = useRef<ReturnType<typeof throttled>>(undefined);
  useEffect(() => {
    const throttle = throttled(() => reached(), endReachedPeriod);
    asking.current = throttle;
    return throttle.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row further down asks again.
  useEffect(() => {
    if (atEnd) asking.current?.ask();
  }, [atEnd, last]);
}

/** The rows near the window, and with them the one that has the focus, the one before and the one after it. */
function withNeighbours(rows: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return rows;
  const near = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count);
  return [...new Set([...rows, ...near])].sort((a, b) => a - b);
}
