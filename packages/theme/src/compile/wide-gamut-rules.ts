import { customProperty } from '../contract.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { wideGamutValues } from '../derive/wide-gamut.ts';
import type { ComponentValues, TokenValues } from './token-value.ts';

/**
 * For screens of Display P3 (CSS Color 4 §10.3): the colours that sRGB had to dull, in full strength and the same
 * lightness. Not in high contrast, which is proven on its own sRGB values.
 */
export function wideGamutRules(
  selector: string,
  { light, dark, components }: Pick<DerivedTheme, 'light' | 'dark' | 'components'>,
): string {
  const standard = ':not([data-contrast="more"],[data-contrast="more"] *)';
  const rules = [
    rule(`${selector}:not([data-mode="dark"])${standard}`, light, components.light),
    rule(`${selector}[data-mode="dark"]${standard}`, dark, components.dark),
  ].join('');
  if (rules === '') return '';
  return `@media (color-gamut:p3) and (prefers-contrast:no-preference){${rules}}`;
}

function rule(selector: string, tokens: TokenValues, components: ComponentValues): string {
  const wideValues = [...wideGamutValues(tokens, components)].map(
    ([token, channels]) =>
      `${customProperty(token)}:color(display-p3 ${channels.map(part).join(' ')})`,
  );
  return wideValues.length > 0 ? `${selector}{${wideValues.join(';')}}` : '';
}

/** Four decimals tell 256 steps apart. */
const part = (byte: number) =>
  (byte / 255)
    .toFixed(4)
    .replace(/\.?0+$/, '')
    .replace(/^0\./, '.');
