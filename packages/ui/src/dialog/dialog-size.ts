/** A length of a dialog: pixels as a number or `600px`, or a share of the window as `50%`. */
export type DialogLength = number | `${number}px` | `${number}%`;

export type DialogSize = {
  width: DialogLength;
  /** `auto` is as high as its content. */
  height: DialogLength | 'auto';
  /** Where it stands in the room that it leaves: 0 at the start or the top, 1 at the end or the bottom, 0.5 between. */
  pivot: { x: number; y: number };
};

export type DialogKind = 'modal' | 'dialog';

/** Sizes where a caller names none (spec §9). A `dialog` asks something, a `modal` holds a form or a page. */
export const dialogDefaults: Record<DialogKind, DialogSize> = {
  modal: { width: 600, height: 300, pivot: { x: 0.5, y: 0.5 } },
  dialog: { width: 400, height: 'auto', pivot: { x: 0.5, y: 0.5 } },
};

/**
 * The custom properties that size and place a dialog (spec §5, "Modal sizes").
 *
 * @throws when a width or height is negative or in another unit, or a pivot is outside 0–1
 */
export function dialogVariables({ width, height, pivot }: DialogSize) {
  return {
    '--dialog-width': lengthOf('width', width),
    '--dialog-height': height === 'auto' ? 'auto' : lengthOf('height', height),
    '--dialog-x': pivotOf('x', pivot.x),
    '--dialog-y': pivotOf('y', pivot.y),
  };
}

function lengthOf(name: 'width' | 'height', length: DialogLength): string {
  const text = typeof length === 'number' ? `${length}px` : length;
  if (/^\d+(\.\d+)?(px|%)$/.test(text)) return text;
  const auto = name === 'height' ? ' or "auto"' : '';
  throw new Error(
    `livery/ui: expected a dialog ${name} of 0 or more, in px or %${auto}, found "${length}". Give 600, "600px" or "50%".`,
  );
}

function pivotOf(axis: 'x' | 'y', pivot: number): string {
  if (pivot >= 0 && pivot <= 1) return String(pivot);
  throw new Error(
    `livery/ui: expected a dialog pivot ${axis} from 0 to 1, found ${pivot}. 0.5 is the middle.`,
  );
}
