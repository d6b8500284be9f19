import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where the rows begin in the page, and the room between two of them, in px. */
export type RowsPlace = { top: number; gap: number };

/** Measures where the rows of a table are, and follows it as the page above them changes. */
export function useRowsPlace(rows: RefObject<HTMLElement | null>): RowsPlace {
  const [place, setPlace] = useState<RowsPlace>({ top: 0, gap: 0 });
  useLayoutEffect(() => {
    const element = rows.current;
    if (!element) return;
    const update = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      // Rows of a table have none, cards do.
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
      setPlace((was) => (was.top === top && was.gap === gap ? was : { top, gap }));
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    // What stands above may grow: the page is then higher, and the rows begin further down.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [rows]);
  return place;
}
