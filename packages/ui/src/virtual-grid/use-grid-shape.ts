import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns there is room for, how high a row is with the gap below it, and where the grid begins in the page, in px. */
export type GridShape = { columns: number; row: number; gap: number; top: number };

/** As the style sheet lays out one card at this width, in this brand, script and text size: measured, never counted here. */
function measure(probe: HTMLElement): GridShape | undefined {
  const card = probe.firstElementChild;
  const { gridTemplateColumns, rowGap } = getComputedStyle(probe);
  const { height = 0 } = card?.getBoundingClientRect() ?? {};
  if (height === 0) return undefined;
  return {
    columns: gridTemplateColumns.split(' ').length,
    row: Math.ceil(height),
    gap: Number.parseFloat(rowGap) || 0,
    top: probe.getBoundingClientRect().top + scrollY,
  };
}

/**
 * The shape of a grid whose styles `probe` has, followed as its room and the page above it change.
 *
 * @param mayWait it is first measured when the browser has laid out the page by itself, not before
 */
export function useGridShape(
  probe: RefObject<HTMLElement | null>,
  mayWait: boolean,
): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      if (next) setShape((was) => (was && isSame(was, next) ? was : next));
    };
    if (!mayWait) update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    for (const card of element.children) sizes.observe(card);
    // What stands above may grow: the page is then higher, and the grid begins further down.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [probe, mayWait]);
  return shape;
}

function isSame(a: GridShape, b: GridShape): boolean {
  return a.columns === b.columns && a.row === b.row && a.gap === b.gap && a.top === b.top;
}
