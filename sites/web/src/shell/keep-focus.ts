/** What may have named the part of the page that is gone. */
const headings = 'h1, h2, h3, h4, h5, h6';
/** One of many like it: the next one takes its place. */
const rows = 'li, tr, [role="row"]';
/** What the focus does not leave by itself. */
const dialogs = '[role="dialog"], [role="alertdialog"]';
/** The shape of what is on its way. */
const shapes = '[role="status"][aria-busy="true"]';
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const isReached = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]');

const firstIn = (place: ParentNode, selector: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(selector)].find(isReached);

/**
 * Keeps the focus in the page when what has it goes away: a step that another one follows, a row that is removed, a control that cannot be
 * used for a moment. Without it the focus falls to the body, and the keyboard begins the page anew (WCAG 2.4.3).
 *
 * The next row takes it, or the heading of what has come, or that of the part where it was, whose name says where one is. It comes back to
 * what was only disabled or moved. It is never taken from anything that has it, nor given to a page on which nothing had it; a change of
 * the path is a new page, which has a way of its own (`use-page-change.ts`).
 *
 * @param signal ends it
 * @param first what the visitor did before this was there; what was pressed by it may be gone already
 */
export function keepFocus(signal: AbortSignal, first?: Event): void {
  /** What had the focus last, and all that it stood in, from the inside out. */
  let held: readonly Element[] = [];
  let path = '';
  /** What has come to the page since the focus was lost. */
  let came: Element[] = [];
  /** The row after, or else before, the one that went with the focus. */
  let neighbour: Element | undefined;
  let isPlanned = false;

  const isLost = () => held.length > 0 && document.activeElement === document.body;

  const hold = (element: Element | null): void => {
    held = element && element !== document.body ? placesOf(element) : [];
    path = location.pathname;
    came = [];
    neighbour = undefined;
  };

  const watch = (records: readonly MutationRecord[]): void => {
    if (!isLost()) return;
    const [control] = held;
    const gone = held[held.findIndex((place) => place.isConnected) - 1];
    let isConcerned = gone !== undefined;
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      nextSibling,
      previousSibling,
    } of records) {
      const removed = elementsOf(removedNodes);
      // Moved, or of use again.
      isConcerned ||=
        type === 'attributes' ? target === control : removed.some((each) => held.includes(each));
      if (!gone) continue;
      came.push(...elementsOf(addedNodes));
      if (gone.matches(rows) && removed.includes(gone)) {
        [neighbour] = elementsOf([nextSibling, previousSibling]);
      }
    }
    if (isConcerned) plan();
  };

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    // Whoever moves the focus by design comes first: an effect of what has come, a dialog that gives it back.
    requestAnimationFrame(() => setTimeout(move));
  };

  const move = (): void => {
    isPlanned = false;
    if (signal.aborted || !isLost() || path !== location.pathname) return;
    const [control] = held;
    if (control instanceof HTMLElement && control.isConnected) {
      if (!control.matches(':disabled')) control.focus({ preventScroll: true });
      return;
    }
    const place = held.find((each) => each.isConnected);
    // The next change says that it has come.
    if (!place || place.querySelector(shapes)) return;
    const next = (neighbour && firstIn(neighbour, controls)) ?? nextIn(place, came);
    if (!next) {
      hold(null);
      return;
    }
    if (next.matches(headings)) next.tabIndex = -1;
    // A dialog that nothing on the page had opened leaves the page where it is.
    const page = document.querySelector('main');
    next.focus({ preventScroll: page?.contains(next) && !page.contains(place) });
  };

  const observer = new MutationObserver(watch);
  hold(document.activeElement);
  const pressed = first && presses.has(first.type) ? first.target : null;
  const control = pressed instanceof Element ? pressed.closest(controls) : null;
  if (control && !control.isConnected) {
    held = [control, document.body];
    if (isLost()) plan();
  }
  document.addEventListener('focusin', ({ target }) => hold(target as Element), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      // Who presses elsewhere has left it.
      if (!(target instanceof Node && held[0]?.contains(target))) hold(null);
    },
    { signal, capture: true },
  );
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

function placesOf(element: Element): Element[] {
  const places: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) places.push(at);
  return places;
}

const elementsOf = (nodes: Iterable<Node | null>): Element[] =>
  [...nodes].filter((node) => node instanceof Element);

/** Acts by which a control can go away. */
const presses: ReadonlySet<string> = new Set(['pointerdown', 'keydown', 'focusin']);

/** Where one goes on near a place: at what has come there by name, or else at what names the place or one around it. */
function nextIn(place: Element, came: readonly Element[]): HTMLElement | undefined {
  const fresh = [...place.querySelectorAll<HTMLElement>(headings)].find(
    (heading) => isReached(heading) && came.some((each) => each.contains(heading)),
  );
  if (fresh) return fresh;
  const page = document.querySelector('main');
  for (let at: Element | null = place; at && !at.contains(page); at = at.parentElement) {
    const heading = firstIn(at, headings);
    if (heading) return heading;
    if (at.matches(`${rows}, ${dialogs}`)) {
      const control = firstIn(at, controls);
      if (control) return control;
    }
    if (at.matches(dialogs)) return undefined;
  }
  return page ? firstIn(page, 'h1') : undefined;
}
