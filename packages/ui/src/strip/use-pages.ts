import { type RefObject, useCallback, useEffect, useState } from 'react';

type Paging = { page: number; pages: number };

/** How far the next page is: the inner width and one gap. */
function stepOf(list: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(list);
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  return list.clientWidth - padding + (Number.parseFloat(columnGap) || 0);
}

/** Where a scroller stands. Scroll offsets are negative in right-to-left text. */
function measure(list: HTMLElement): Paging {
  const step = stepOf(list);
  if (step <= 0) return { page: 0, pages: 1 };
  const beyond = list.scrollWidth - list.clientWidth;
  // A few pixels beyond are rounding, not a page.
  const pages = 1 + Math.ceil(Math.max(0, beyond - 4) / step);
  const offset = Math.abs(list.scrollLeft);
  const page = beyond - offset <= 4 ? pages - 1 : Math.round(offset / step);
  return { page: Math.min(page, pages - 1), pages };
}

/** Follows a sideways scroller by page, and scrolls it to one. */
export function usePages(list: RefObject<HTMLElement | null>) {
  const [paging, setPaging] = useState<Paging>({ page: 0, pages: 1 });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      setPaging((was) => (was.page === next.page && was.pages === next.pages ? was : next));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    // Items that arrive later change the scroller's content, not its box.
    const items = new MutationObserver(update);
    items.observe(element, { childList: true });
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [list]);

  const show = useCallback(
    (page: number) => {
      const element = list.current;
      if (!element) return;
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({ left: sign * page * stepOf(element) });
    },
    [list],
  );

  return { ...paging, show };
}
