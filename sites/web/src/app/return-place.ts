/** Milliseconds within which a page that is come back to has rendered. */
const arrivingMs = 1500;

/**
 * Marks what a visitor who comes back to a page left it by: it gets the focus in place of the page's heading.
 *
 * @param scrollY where the page was left
 */
export function markReturn(element: HTMLElement, scrollY: number): void {
  element.dataset['returned'] = String(scrollY);
  setTimeout(() => delete element.dataset['returned'], arrivingMs);
}

/** What is marked on the page that has come; undefined where nobody came back. */
export function returned(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content [data-returned]');
}

/** Puts the page back where it was left, and the focus on what it was left by. */
export function takeReturn(element: HTMLElement): void {
  scrollTo({ top: Number(element.dataset['returned']), behavior: 'instant' });
  element.focus({ preventScroll: true });
}
