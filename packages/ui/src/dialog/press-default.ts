/** Elements where Enter already has a meaning: a click, a line break, a selection, a form submission. */
const ownMeaning =
  'a[href], button, select, textarea, summary, [contenteditable], [role="button"], [role="option"], form input';

/**
 * Presses a dialog's default button when Enter has no meaning of its own at the focused place (spec §9). Enter that ends a
 * word in an input method, or that is held down, presses nothing; nor does one in a dialog over this one, which React brings
 * here as well.
 */
export function pressDefault(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat) return;
  if (!(event.target instanceof Element) || !dialog.contains(event.target)) return;
  if (event.target.closest(ownMeaning)) return;
  const button = dialog.querySelector<HTMLElement>('[data-default]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
