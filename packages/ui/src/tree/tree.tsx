import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/index.ts';
import { moveBy } from './move.ts';
import { Content, List, Root, Row, Twisty } from './tree.styles.ts';

export type TreeRow = {
  id: string;
  /** How deep it lies, from 1. */
  level: number;
  /** Its place among those beneath the same row, from 1, and how many they are. */
  place: number;
  of: number;
  /** Whether what is beneath it is shown; left out where there is nothing. */
  expanded?: boolean | undefined;
  /** It is still on its way, or what is beneath it. */
  busy?: boolean | undefined;
};

export type TreeProps<Entry extends TreeRow> = {
  /** Names the tree. */
  label: string;
  /** The rows that are shown, each after the one that it lies beneath. Keep the array's identity. */
  rows: readonly Entry[];
  /** Draws what a row says. Text alone: the row itself is what is pressed. */
  children: (row: Entry) => ReactNode;
  /** Shows or hides what is beneath a row. */
  onToggle: (row: Entry) => void;
  /** A row was pressed, or Enter was on it. */
  onOpen: (row: Entry) => void;
  /** Which rows are in view, from 0, both included, whenever that changes. */
  onView?: (view: { from: number; to: number }) => void;
};

/** About as high as a row, until it is measured. */
const usualHeight = 60;

/**
 * A tree of which the rows near its window are in the page, however many it has. One row has the focus: arrow keys, Home and End go
 * from it, right and left also open and close what is beneath, Enter opens the row itself.
 */
export function Tree<Entry extends TreeRow>({
  label,
  rows,
  children,
  onToggle,
  onOpen,
  onView,
}: TreeProps<Entry>) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => usualHeight,
    // Rows are drawn at once, not only once the window has been measured.
    initialRect: { width: 0, height: 8 * usualHeight },
    overscan: 4,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withRow(range, at), [at]),
  });
  // The row that the focus goes to is drawn by now, wherever it lies.
  const goes = useRef(false);
  useLayoutEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  });

  const from = virtualizer.range?.startIndex ?? 0;
  const to = virtualizer.range?.endIndex ?? 0;
  const viewed = useEffectEvent(() => onView?.({ from, to }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows in the same places are another view.
  useEffect(() => viewed(), [from, to, rows]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[at];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(row);
      return;
    }
    const move = moveBy(rows, at, sideways(event));
    if (move === undefined) return;
    event.preventDefault();
    if (move === 'toggle') onToggle(row);
    const next = typeof move === 'number' ? rows[move] : undefined;
    if (next === undefined) return;
    goes.current = true;
    setCurrent(next.id);
  };

  return (
    <Root data-part="root" ref={root} role="tree" aria-label={label} onKeyDown={press}>
      <List data-part="list" role="none" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place: CSSProperties & { '--depth': number } = {
            '--depth': row.level - 1,
            transform: `translateY(${start}px)`,
          };
          return (
            <Row
              data-part="row"
              key={row.id}
              ref={virtualizer.measureElement}
              data-index={index}
              role="treeitem"
              tabIndex={index === at ? 0 : -1}
              aria-level={row.level}
              aria-posinset={row.place}
              aria-setsize={row.of}
              aria-expanded={row.expanded}
              aria-busy={row.busy || undefined}
              style={place}
              onFocus={() => setCurrent(row.id)}
              onClick={() => onOpen(row)}
            >
              <Twisty
                data-part="twisty"
                onClick={(event) => {
                  if (row.expanded === undefined) return;
                  event.stopPropagation();
                  onToggle(row);
                }}
              >
                {row.expanded !== undefined && <Icon name="chevron-end" size="sm" />}
              </Twisty>
              <Content data-part="content">{children(row)}</Content>
            </Row>
          );
        })}
      </List>
    </Root>
  );
}

/** The rows near the window, and the one that has the focus. */
function withRow(range: Range, at: number): number[] {
  const near = defaultRangeExtractor(range);
  if (at >= range.count) return near;
  return [...new Set([...near, at])].sort((a, b) => a - b);
}

/** A key, with left and right exchanged where text runs from right to left. */
function sideways({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
