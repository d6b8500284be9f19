import { type RefObject, useEffect, useRef } from 'react';

const headings = 'h1, h2, h3, h4';
const controls = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]']
  .map((each) => `${each}:not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)`)
  .join(', ');

/** In what has come: its heading, read out as a page's is; else its first control. */
function arrivalIn(records: readonly MutationRecord[]): HTMLElement | undefined {
  const added = records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected);
  const first = (what: string) =>
    added
      .map((node) => (node.matches(what) ? node : node.querySelector<HTMLElement>(what)))
      .find((found) => found !== null);
  return first(headings) ?? first(controls);
}

/**
 * For a part in which what is pressed gives way to something else: a form that opens in place of its button, the next step of a flow.
 * The focus was on what is gone, and is nowhere: what has come in its place takes it (WCAG 2.4.3), unless that takes it by itself. Who
 * has gone on meanwhile, or has left the part, keeps their place.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const root = part.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    let held: Element | undefined;
    const isGone = () => held !== undefined && !held.isConnected;
    document.addEventListener(
      'focusin',
      ({ target }) => {
        held = target instanceof Element && root.contains(target) ? target : undefined;
      },
      { signal },
    );
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Either what had the focus is being taken away, which has happened a moment later, or a press beside it.
        queueMicrotask(() => {
          if (relatedTarget === null && !isGone() && document.activeElement === document.body)
            held = undefined;
        });
      },
      { signal },
    );
    const goOn = () => {
      if (isGone()) held = undefined;
    };
    document.addEventListener('pointerdown', goOn, { signal });
    document.addEventListener('keydown', goOn, { signal });

    const watch = new MutationObserver((records) => {
      if (!isGone() || document.activeElement !== document.body) return;
      const arrival = arrivalIn(records);
      if (!arrival) return;
      if (arrival.matches(headings)) arrival.tabIndex = -1;
      arrival.focus({ preventScroll: true });
      arrival.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, []);
  return part;
}
