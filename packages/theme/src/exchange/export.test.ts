import * as csstree from 'css-tree';
import { describe, expect, it } from 'vitest';
import { modeNames } from '../brand/modes.ts';
import { writeValue } from '../compile/write-value.ts';
import { customProperty } from '../contract.ts';
import { applyOverrides, parseOverrides } from '../overrides/index.ts';
import { lockedBecause } from '../overrides/limits.ts';
import { themeOf } from '../overrides/test-theme.ts';
import { dtcgTypeOf, tokenNames } from '../overrides/token-type.ts';
import { exportCss, exportDtcg, exportTypescript } from './index.ts';

const brands = {
  plain: themeOf('#0a6a72'),
  rich: themeOf('#7a1fa2', {
    typefaces: {
      latin: {
        display: { family: 'anek-latin', weights: [700] },
        body: { family: 'noto-sans', weights: [400, 600] },
      },
    },
    typeScale: { phone: 1.15, desktop: 1.3 },
    radius: 20,
    density: 'roomy',
    elevation: 'deep',
    border: { width: 2, style: 'double' },
    cover: 'arch',
    motion: { style: 'fan', ms: 200 },
  }),
  flat: themeOf('#ffffff', {
    elevation: 'flat',
    cover: 'pebble',
    radius: 0,
    border: { width: 0.5 },
  }),
};
const other = themeOf('#c81e4a', { cover: 'square', radius: 3, density: 'compact' });

const settable = tokenNames.filter((name) => !lockedBecause(name) && dtcgTypeOf(name));

describe('exportDtcg', () => {
  it.each(Object.entries(brands))(
    'returns every token in every mode when imported over another brand: %s',
    (_, theme) => {
      const parsed = parseOverrides(exportDtcg(theme), 'tokens.json');
      expect(parsed.ok ? [] : parsed.diagnostics).toEqual([]);
      if (!parsed.ok) return;
      const { theme: result, findings } = applyOverrides(other, parsed.value);
      // Protection keeps its own colours, and no derived theme has a pair that fails.
      expect(findings).toEqual([]);
      for (const mode of modeNames) {
        for (const name of settable) {
          expect(`${mode} ${name} ${writeValue(result[mode][name])}`).toBe(
            `${mode} ${name} ${writeValue(theme[mode][name])}`,
          );
        }
      }
    },
  );

  it('exports locked tokens for other tools, and ignores them on import', () => {
    const text = exportDtcg(brands.plain);
    expect(JSON.parse(text).locked.light.protection.text.$value.hex).toBe(
      brands.plain.light['protection.text'].hex,
    );
    const parsed = parseOverrides(text, 'tokens.json');
    const names = parsed.ok ? parsed.value.names.light : [];
    expect(names).toContain('text.body');
    expect(names.filter((name) => lockedBecause(name))).toEqual([]);
  });
});

describe('exportCss', () => {
  it('declares every token of the contract, and parses without an error', () => {
    const css = exportCss(brands.rich);
    const errors: string[] = [];
    const tree = csstree.parse(css, { onParseError: (error) => errors.push(error.message) });
    const declared = new Set<string>();
    csstree.walk(tree, (node) => {
      if (node.type === 'Declaration') declared.add(node.property);
    });
    expect(errors).toEqual([]);
    expect(tokenNames.map(customProperty).filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('exportTypescript', () => {
  it('is a module whose values are those of the CSS', async () => {
    const source = exportTypescript(brands.rich);
    const script = source.replace(' as const;', ';').replace(/^export type .*$/gm, '');
    const module = await import(`data:text/javascript,${encodeURIComponent(script)}`);
    expect(Object.keys(module.tokens)).toEqual(modeNames);
    expect(module.tokens.dark.text.muted).toBe(brands.rich.dark['text.muted'].hex);
    expect(module.tokens.light.radius.card).toBe('20px');
    expect(module.tokens.light.font.display).toMatch(/^"Anek Latin",.*sans-serif$/);
    expect(source).toContain(' as const;\n');
  });
});
