import { oklch, wcagLuminance } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyColour } from '../../test/any-brand.ts';
import { fourBrands, seeded } from '../../test/four-brands.ts';
import {
  type AnyColor,
  compileTheme,
  customProperty,
  deriveTokens,
  pairsWith,
  type TokenName,
} from '../index.ts';
import { toOklch } from './colour.ts';
import { hexOf } from './contrast-graph.ts';
import { wideGamutValues } from './wide-gamut.ts';

describe('on wide screens', () => {
  it('keeps every contrast pair with P3 values for any brand', () => {
    let twinned = 0;
    fc.assert(
      fc.property(anyColour, anyColour, (brand, accent) => {
        const theme = deriveTokens(seeded({ brand, accent }));
        for (const mode of ['light', 'dark'] as const) {
          const wideValues = wideGamutValues(theme[mode]);
          twinned += wideValues.size;
          // An oracle apart from the engine's own luminance: culori's, on the colour as CSS has it.
          const shown = (token: AnyColor) => {
            const wideValue = wideValues.get(token);
            if (!wideValue) return wcagLuminance(hexOf(token, theme[mode], {}));
            const [r, g, b] = wideValue;
            return wcagLuminance({ mode: 'p3', r: r / 255, g: g / 255, b: b / 255 });
          };
          for (const { foreground, backgrounds, ratio } of pairsWith({})) {
            for (const background of backgrounds) {
              const [a, b] = [shown(foreground), shown(background)];
              const measured = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
              expect(measured, `${mode} ${foreground} on ${background}`).toBeGreaterThan(
                ratio - 1e-3,
              );
            }
          }
        }
      }),
      { numRuns: 100, verbose: 1 },
    );
    expect(twinned).toBeGreaterThan(100);
  }, 60_000);

  it('keeps a merchant’s exact fill as its sRGB colour', () => {
    for (const brand of Object.values(fourBrands)) {
      expect(wideGamutValues(deriveTokens(brand).light).has('action.primaryFill')).toBe(false);
    }
  });

  it('restores the full chroma of a reduced colour, at the same lightness', () => {
    const { light } = deriveTokens(fourBrands.mayura);
    const wideValue = wideGamutValues(light).get('text.accent');
    const [r = 0, g = 0, b = 0] = wideValue ?? [];
    const wide = oklch({ mode: 'p3', r: r / 255, g: g / 255, b: b / 255 });
    const dull = toOklch(light['text.accent'].hex);
    expect(wide.c).toBeGreaterThan(dull.c + 0.01);
    expect(Math.abs(wide.l - dull.l)).toBeLessThan(0.01);
  });

  it.each(Object.entries(fourBrands))(
    'emits P3 values for %s with the luminance of the sRGB colour within 1 %',
    (_, brand) => {
      const theme = deriveTokens(brand);
      const css = compileTheme(theme, { selector: ':root' });
      const [, wide = ''] = css.split('@media (color-gamut:p3)');
      const rules = [...wide.matchAll(/:root([^{]*)\{([^}]*color\(display-p3[^}]*)\}/g)];
      expect(rules.length).toBeGreaterThan(0);
      for (const [, selector = '', declarations = ''] of rules) {
        const tokens = theme[selector.startsWith('[data-mode="dark"]') ? 'dark' : 'light'];
        const colours = new Map(
          Object.entries(tokens).map(([name, value]) => [
            // The keys of TokenValues are the token names; Object.entries forgets it.
            customProperty(name as TokenName) as string,
            value.type === 'color' ? value.hex : '',
          ]),
        );
        for (const declaration of declarations.split(';')) {
          const [property = '', wideValue = ''] = declaration.split(':');
          const lit = (colour: string) => wcagLuminance(colour) + 0.05;
          const moved = lit(wideValue) / lit(colours.get(property) ?? '');
          expect(Math.abs(moved - 1), declaration).toBeLessThan(0.01);
        }
      }
    },
  );

  it('emits no P3 values in high contrast or in the other mode', () => {
    const css = compileTheme(deriveTokens(fourBrands.mayura), { selector: ':root' });
    const wide = css.slice(css.indexOf('@media (color-gamut:p3)'));
    expect(wide).toMatch(
      /^@media \(color-gamut:p3\) and \(prefers-contrast:no-preference\)\{:root:not\(\[data-mode="dark"\]\):not\(\[data-contrast="more"\],\[data-contrast="more"\] \*\)\{--[a-z-]+:color\(display-p3 /,
    );
  });

  it('emits no P3 value for a token that an operator sets', () => {
    const { light } = deriveTokens(fourBrands.mayura);
    const own = { ...light, 'text.accent': { type: 'color', hex: '#7a4a00' } as const };
    expect(wideGamutValues(own).has('text.accent')).toBe(false);
  });
});
