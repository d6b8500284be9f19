import { type RefObject, useEffect, useRef } from 'react';

/** What had the focus last; it may have left the page since. */
let last: EventTarget | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
}

/**
 * For the heading of a screen that comes in place of another one at the same path: its name had to load, or only the search has changed.
 * What had the focus until then is gone, the heading of before or the link that was pressed, so that the focus is nowhere: this heading
 * takes it, as that of a new page does (WCAG 2.4.3). On a first visit nothing had it.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = last instanceof Node && !last.isConnected;
    if (!isLost || document.activeElement !== document.body || !heading.current) return;
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  }, []);
  return heading;
}
