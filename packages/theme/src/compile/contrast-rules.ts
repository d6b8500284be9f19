import { semanticOf } from '../component-lookup.ts';
import type { ComponentToken } from '../component-tokens.ts';
import { customProperty, type TokenName } from '../contract.ts';
import { unset } from './component-rules.ts';

/** Declarations of a base mode's high contrast: what differs from that base. */
export interface ContrastDeclarations {
  readonly light: string;
  readonly dark: string;
}

/**
 * High contrast for one scope. It holds where the member's system asks for it (`prefers-contrast: more`) or where the
 * scope or anything around it says `data-contrast="more"`: a member's choice, made once on the page, beats the brand of
 * every scope inside. `data-contrast="standard"` turns the system setting off again. The attribute of a scope itself beats
 * those around it.
 */
export function contrastRules(selector: string, more: ContrastDeclarations): string {
  const asked = `${within('more')}:not([data-contrast="standard"])`;
  const system = `:not(${around('standard')})`;
  const both = (when: string) =>
    `${selector}:not([data-mode="dark"])${when}{${more.light}}${selector}[data-mode="dark"]${when}{${more.dark}}`;
  return `@media (prefers-contrast:more){${both(system)}}${both(asked)}`;
}

const around = (value: string) => `[data-contrast="${value}"],[data-contrast="${value}"] *`;
const within = (value: string) => `:is(${around(value)})`;

/**
 * System colours for what paints edges and focus. Text, backgrounds and borders are the browser's work in forced colours
 * (CSS Color Adjust 1 §3.1), but it leaves gradients and shadows: the stage becomes one flat ground, and an edge drawn with
 * a shadow is drawn by its border instead. Important, because here the member's colours beat every brand and mode.
 */
const forced: Partial<Record<TokenName, string>> = {
  'border.subtle': 'CanvasText',
  'border.control': 'ButtonBorder',
  'border.focus': 'Highlight',
  'action.primaryEdge': 'ButtonBorder',
  'action.accentEdge': 'ButtonBorder',
  'stage.fill': 'Canvas',
  'stage.fillEnd': 'Canvas',
  'stage.edge': 'CanvasText',
  'protection.edge': 'CanvasText',
};

/**
 * Rules for `forced-colors: active`, the same for every brand, but for the component tokens that it sets in their place:
 * those give way.
 */
export function forcedColours(selector: string, set: Iterable<ComponentToken>): string {
  const declarations = Object.entries(forced).map(
    // The entries of the table above are tokens; Object.entries forgets it.
    ([token, system]) => `${customProperty(token as TokenName)}:${system}!important`,
  );
  const yielding = [...set]
    .filter((name) => forced[semanticOf(name)] !== undefined)
    .map((name) => `${customProperty(name)}:${unset}!important`);
  return `@media (forced-colors:active){${selector}{${[...declarations, ...yielding].join(';')}}}`;
}
