import { type AnyColor, componentTokenNames } from '@livery/theme';
import { tokenNames, typeOfToken } from '@livery/theme/overrides';

/** Text, a drawn shape such as an icon, or the edge of something. */
export type PaintedKind = 'text' | 'graphic' | 'edge';

/** A painted colour that is no token as it is: a literal, or a mixture. In CSS's own words, with probe colours in it. */
export type UnknownColour = `other: ${string}`;

/** A painted colour: a token, or one that is none. */
export type Paint = AnyColor | UnknownColour;
/** Takes a pair that was found. */
export type Add = (
  kind: PaintedKind,
  foreground: Paint,
  backgrounds: Paint[],
  element: Element,
  within?: Paint[],
) => void;

/** Every colour token of the contract, and every one of a component. */
export const colourTokens = [
  // Those that are colours are left by the filter.
  ...(tokenNames as readonly AnyColor[]),
  ...(componentTokenNames as readonly AnyColor[]),
].filter((name) => typeOfToken(name) === 'color');

/** The token whose probe colour this is; undefined for what is not seen at all. */
export function paintOf(css: string): Paint | undefined {
  const probe = /^rgba?\(201, 2, (\d+)(?:, ([\d.]+))?\)$/.exec(css);
  const token = probe && colourTokens[Number(probe[1]) - 1];
  if (probe?.[2] && Number(probe[2]) === 0) return undefined;
  if (token) return token;
  return /^rgba\(.*, 0\)$|\/ 0\)$/.test(css) ? undefined : `other: ${css}`;
}

/** Whether an element itself shows text, as opposed to those in it. */
export function showsText(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    return (
      !/^(checkbox|radio|range|color|file|image|hidden)$/.test(element.type) && element.value !== ''
    );
  }
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  // Its options are drawn by the system.
  if (element instanceof HTMLOptionElement) return false;
  if (element instanceof HTMLSelectElement) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** Not drawn, faded out, in a closed `<details>`, or for screen readers only. */
export function isNotPainted(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || Number(style.opacity) === 0) return true;
  const { parentElement } = element;
  if (parentElement instanceof HTMLDetailsElement && !parentElement.open)
    return element !== parentElement.querySelector(':scope > summary');
  if (!(element instanceof HTMLElement) || style.overflow === 'visible') return false;
  return element.offsetWidth <= 1 && element.offsetHeight <= 1;
}
