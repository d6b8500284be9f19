/**
 * The one `z-index` scale of components and sites, lowest first. Brands do not change it, so these are constants rather than
 * tokens. Within a layer the later element is on top.
 *
 * React Aria sets 100000 itself on what it positions at a button (menu, popover, tooltip, the list of a combobox, a calendar), so
 * that each opens over its own dialog. `behind` and `raised` order the parts of one component only.
 */
export const layers = {
  /** Art behind the text of a box, which sets `isolation: isolate`. */
  behind: -1,
  /** Over its siblings: a table's head while its rows scroll, a focused day over the next one. */
  raised: 1,
  /** Buttons that float over the page, below its bars. */
  floating: 10,
  /** The header and a phone's tab bar. */
  bar: 20,
  /** A line that lies over the page and its bars, until it is closed. */
  notice: 30,
  /** The skip link while it has the focus. */
  skip: 40,
  /** A product window: it floats beside the page, and dialogs open over it. */
  window: 50,
  /** Dialogs, drawers and sheets, with their scrim. */
  modal: 60,
  /** Messages that appear over everything that is open. */
  toast: 70,
} as const;
