/** As much of a press as says whether it asks for the search. */
export type SearchPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
>;

/** Whether a press of keys asks for the search: `/`, Ctrl+K or Cmd+K, and never while something is typed. */
export function isSearchKey(press: SearchPress): boolean {
  if (press.defaultPrevented || press.repeat || press.isComposing || press.altKey) return false;
  if (isTyped(press.target)) return false;
  const held = press.ctrlKey || press.metaKey;
  // Some keyboards have the slash behind Shift.
  if (press.key === '/') return !held;
  return held && !press.shiftKey && press.key.toLowerCase() === 'k';
}

/** Kinds of input whose keys are not text. */
const pressed = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !pressed.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
