import { type RefObject, useEffect, useRef } from 'react';

const headings = 'h1, h2, h3, h4';
const usable = ':not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)';
/** A part that is loading, or the skeleton in its place. */
const waits = '[aria-busy="true"]';
const fields = `:is(input:not([type="hidden"]), select, textarea)${usable}`;
const buttons = `:is(button, a[href])${usable}`;

/**
 * Of what was added, those nearest to the place of a removed element: beside it, or else around one of the elements that it was in. A form
 * that stays keeps the focus of its own controls.
 */
function nearest(added: readonly HTMLElement[], place: HTMLElement | null): readonly HTMLElement[] {
  if (!place || added.length === 0) return [];
  const inside = added.filter((each) => place.contains(each));
  return inside.length > 0 || place.matches('form') ? inside : nearest(added, place.parentElement);
}

/**
 * What takes the focus of an element that was removed. From an entry of a list: the next entry, or else the one before it. In a part that
 * is loading: that part. Otherwise, of what was added nearest to it: the first heading; else the first field of the first element; else
 * the only button, unless the visitor has waited. Several buttons are a choice, which a held Enter must not make: the first element takes
 * the focus whole, or else what is around its buttons, and is read out. The result of a press takes it whole as well, not a button in it.
 * Where nothing was added: what is left around it.
 */
function successor(removed: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const isShown = (node?: Node | null): node is HTMLElement =>
    node instanceof HTMLElement && node.isConnected;
  // The shapes of what is loading are not.
  const isRead = (node: Node): node is HTMLElement =>
    isShown(node) && !node.closest('[aria-hidden="true"]');
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(removed)),
  );
  const place = [removal?.target].find(isShown);
  if (!place) return undefined;
  const within = (element: HTMLElement, what: string) =>
    element.matches(what) ? [element] : [...element.querySelectorAll<HTMLElement>(what)];
  // An entry has left its list: what is loaded at the list's end does not replace it.
  const entry = [removal?.nextSibling, removal?.previousSibling]
    .filter(isShown)
    .find((node) => node.matches('li'));
  if (entry) return within(entry, `:is(summary, ${buttons})`)[0] ?? entry;
  // It is still there when its content has loaded.
  const container = place.closest<HTMLElement>(waits);
  if (container) return container;
  const added = nearest(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isRead), place);
  const [first] = added;
  if (!first) return place;
  // The answer to a press was added before its button was removed: what is added elsewhere does not replace the button.
  const answer = place.querySelector<HTMLElement>(':scope > :is([role="status"], [role="alert"])');
  if (!place.contains(first) && answer?.textContent) return answer;
  const heading = added.flatMap((each) => within(each, headings))[0];
  // A new page: its heading takes the focus once it is known whether the visitor returns to it.
  if (heading?.matches('h1') && !removed.matches(waits)) return undefined;
  if (first.matches('[role="status"]')) return first;
  const [button, second] = added.flatMap((each) => within(each, buttons));
  const hasWaited = removed.matches(waits);
  const choice = first.matches(buttons) ? (first.parentElement ?? first) : first;
  return heading ?? within(first, fields)[0] ?? (second || hasWaited ? choice : (button ?? first));
}

/**
 * Keeps the focus where content replaces other content: a form opens in place of its button, a flow shows its next step, a list is loaded
 * again. When the focused control is removed, what replaces it takes the focus (WCAG 2.4.3), unless it does so by itself: while content is
 * loading, the part that waits for it (`aria-busy`), and then the content. A visitor who has pressed something else meanwhile, or has left
 * the root, keeps their place.
 *
 * @param signal ends it
 */
export function keepFocus(root: HTMLElement, signal: AbortSignal): void {
  const { activeElement } = document;
  let held: Element | undefined =
    activeElement && root.contains(activeElement) ? activeElement : undefined;
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
      // Lost by a removal, which is done a moment later, or by a press beside the control.
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
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    const hasWaited = held.matches(waits);
    const next = successor(held, records);
    if (!next) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    // Loaded content is where its skeleton was, and the visitor may have scrolled meanwhile.
    if (!hasWaited) next.scrollIntoView({ block: 'nearest' });
  });
  watch.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
}

/** {@link keepFocus} for a part whose first press can replace its content, before the page keeps the focus, and for a dialog. */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!part.current) return undefined;
    const listening = new AbortController();
    keepFocus(part.current, listening.signal);
    return () => listening.abort();
  }, []);
  return part;
}
