import { describe, expect, it } from 'vitest';
import { modeNames } from '../brand/modes.ts';
import { compileTheme } from '../compile/compile-theme.ts';
import { writeValue } from '../compile/write-value.ts';
import { componentTokenNames, semanticOf } from '../component-lookup.ts';
import { componentTokens } from '../component-tokens.ts';
import { customProperty } from '../contract.ts';
import { checkContrast } from '../derive/check-contrast.ts';
import { contrast } from '../derive/colour.ts';
import {
  type ContrastPair,
  contrastPairs,
  hexOf,
  paintedPairs,
  pairsWith,
  ratioIn,
} from '../derive/contrast-graph.ts';
import { exportCss, exportDtcg, exportTypescript } from '../exchange/index.ts';
import { applyOverrides, parseOverrides } from './index.ts';
import { themeOf } from './test-theme.ts';
import { tokenNames, typeOfToken } from './token-type.ts';

const theme = themeOf('#0a6a72');
const color = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  },
});
const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });

function read(document: object) {
  return parseOverrides(JSON.stringify(document, null, 1), 'tokens.json');
}
function applied(document: object, over = theme) {
  const parsed = read(document);
  if (!parsed.ok) throw new TypeError(parsed.diagnostics.map(({ message }) => message).join('\n'));
  return applyOverrides(over, parsed.value);
}
function refusal(document: object) {
  const parsed = read(document);
  if (parsed.ok) throw new TypeError('It was not refused.');
  const [first] = parsed.diagnostics;
  if (!first) throw new TypeError('It was refused without a word.');
  return first;
}

describe('the list', () => {
  it('has unique custom properties', () => {
    const all = [...tokenNames, ...componentTokenNames].map(customProperty);
    expect(new Set(all).size).toBe(all.length);
    expect(
      Object.keys(componentTokens).filter((name) =>
        tokenNames.some((token) => token.startsWith(`${name}.`)),
      ),
    ).toEqual([]);
  });

  it('verifies every colour, and only by contrast pairs with the tokens behind it', () => {
    const semantic: readonly ContrastPair[] = pairsWith({});
    const ofComponents = contrastPairs.filter((pair) => !semantic.includes(pair));
    const paired = new Set(
      ofComponents.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
    );
    const colours = componentTokenNames.filter((name) => typeOfToken(name) === 'color');
    expect(colours.filter((name) => !paired.has(name as never))).toEqual([]);
    for (const { foreground, backgrounds, ratio } of ofComponents) {
      for (const background of backgrounds) {
        const behind = semantic.find(
          (pair) =>
            pair.foreground === semanticOf(foreground) &&
            pair.backgrounds.some((one) => one === semanticOf(background)),
        );
        expect(behind?.ratio, `${foreground} on ${background}`).toBe(ratio);
      }
    }
  });

  it('gives no access to tokens that a brand may not set', () => {
    const behind = new Set(componentTokenNames.map((name) => semanticOf(name).split('.')[0]));
    expect([...behind].filter((group) => /^(protection|leading|art)$/.test(group ?? ''))).toEqual(
      [],
    );
  });
});

describe('a token of one component', () => {
  it('applies in every mode, or in one; its colour is not used in high contrast', () => {
    const { theme: result } = applied({
      button: { radius: px(0), primaryFill: color('#331a4d') },
      dark: { button: { radius: px(8) } },
    });
    const radius = modeNames.map((mode) => result.components[mode]['button.radius']);
    expect(radius.map((value) => value && writeValue(value))).toEqual(['0px', '8px', '0px', '0px']);
    const fill = modeNames.map((mode) => result.components[mode]['button.primaryFill']?.hex);
    expect(fill).toEqual(['#331a4d', '#331a4d', undefined, undefined]);
    expect(result.light).toEqual(theme.light);
  });

  it('can be an alias, resolved in each mode', () => {
    const { theme: result } = applied({
      button: {
        primaryFill: { $type: 'color', $value: '{action.accentFill}' },
        primaryText: { $type: 'color', $value: '{action.accentText}' },
      },
      card: { radius: { $type: 'dimension', $value: '{dialog.radius}' } },
      radius: { card: px(21) },
    });
    for (const mode of ['light', 'dark'] as const) {
      expect(result.components[mode]['button.primaryFill']?.hex).toBe(
        theme[mode]['action.accentFill'].hex,
      );
    }
    // What an alias names is not set here, so it is what its own fallback is.
    expect(writeValue(result.components.dark['card.radius'] ?? theme.dark['radius.pill'])).toBe(
      '21px',
    );
  });

  it.each([
    ['light', '#331a4d'],
    ['light', '#000000'],
    ['lightContrast', '#331a4d'],
    ['dark', '#9ad8c4'],
    ['darkContrast', '#ffffff'],
  ] as const)('generates a hover fill if the brand sets none: %s %s', (mode, fill) => {
    const { theme: result, findings } = applied({
      [mode]: { button: { primaryFill: color(fill) } },
    });
    expect(findings).toEqual([]);
    const hover = result.components[mode]['button.primaryFillHover']?.hex ?? fill;
    expect(hover).not.toBe(fill);
    const wanted = mode.endsWith('Contrast') ? 7 : 4.5;
    expect(contrast(hover, result[mode]['action.primaryText'].hex)).toBeGreaterThanOrEqual(wanted);
  });

  it('keeps a hover fill that the brand sets', () => {
    const { components } = applied({
      light: { button: { primaryFill: color('#331a4d'), primaryFillHover: color('#220f36') } },
    }).theme;
    expect(components.light['button.primaryFillHover']?.hex).toBe('#220f36');
  });
});

describe('a mistake', () => {
  it('in the name is reported with the nearest name, line and column', () => {
    expect(refusal({ button: { radios: px(2) } })).toMatchObject({
      code: 'tokens/unknown-token',
      line: 3,
      column: 3,
      remedy: 'Did you mean "button.radius"?',
    });
  });

  it('without a near name is reported with all allowed names', () => {
    const { remedy } = refusal({ tabBar: { gooseberries: px(2) } });
    expect(remedy).toBe(
      'A brand may set "tabBar.fill", "tabBar.text", "tabBar.current", "tabBar.focus".',
    );
  });

  it.each([
    [
      'the type',
      { button: { radius: color('#000000') } },
      'tokens/type',
      'is a dimension, found a color',
    ],
    ['the range', { button: { height: px(12) } }, 'tokens/range', '24 to 96 px'],
    [
      'an alias',
      { button: { radius: { $type: 'dimension', $value: '{button.hight}' } } },
      'tokens/unknown-alias',
      'Unknown token "button.hight"',
    ],
    [
      'a colour that one sees through',
      { card: { fill: { $type: 'color', $value: { ...color('#ffffff').$value, alpha: 0.5 } } } },
      'tokens/see-through',
      'must be opaque',
    ],
  ])('in %s is reported', (_, document, code, message) => {
    expect(refusal(document)).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('is to set a token that protects members', () => {
    expect(refusal({ siteFooter: { fill: color('#000000') } })).toMatchObject({
      code: 'tokens/locked',
      message: expect.stringContaining('age mark, limits, licence'),
    });
  });
});

describe('what stands on a component’s own fill', () => {
  /** White stands on fills in light modes, near-black in dark ones. */
  const fills = {
    light: '#8fd0d6',
    dark: '#123a3e',
    lightContrast: '#8fd0d6',
    darkContrast: '#123a3e',
  };

  it.each(modeNames)('is chosen in %s if the usual text does not pass', (mode) => {
    const { findings, theme: result } = applied({
      [mode]: { button: { primaryFill: color(fills[mode]) } },
    });
    expect(findings).toEqual([]);
    const needed = mode.endsWith('Contrast') ? 7 : 4.5;
    const own = result.components[mode];
    for (const fill of ['button.primaryFill', 'button.primaryFillHover'] as const) {
      const [text = '', behind = ''] = [own['button.primaryText']?.hex, own[fill]?.hex];
      expect(contrast(text, behind)).toBeGreaterThanOrEqual(needed);
    }
    expect(result.repairs).toContainEqual(
      expect.objectContaining({
        token: 'button.primaryText',
        mode,
        message: expect.stringContaining('on button.primaryFill'),
      }),
    );
  });

  it('moves with it in every part of the component', () => {
    const { findings, theme: result } = applied({
      tabBar: { fill: { $type: 'color', $value: '{stage.fill}' } },
    });
    expect(findings).toEqual([]);
    for (const mode of ['light', 'dark'] as const) {
      for (const name of ['tabBar.text', 'tabBar.current', 'tabBar.focus'] as const) {
        const hex = hexOf(name, result[mode], result.components[mode]);
        expect(contrast(hex, result[mode]['stage.fill'].hex)).toBeGreaterThanOrEqual(
          name === 'tabBar.focus' ? 3 : 4.5,
        );
      }
    }
    // On the dark mode's own tab bar the usual colours pass, and are not repeated.
    expect(Object.keys(result.components.lightContrast)).toEqual([]);
  });
});

describe('a component colour with too little contrast', () => {
  const bad = {
    light: ['#8fd0d6', '#ffffff'],
    dark: ['#123a3e', '#101010'],
    lightContrast: ['#8fd0d6', '#ffffff'],
    darkContrast: ['#123a3e', '#101010'],
  } as const;

  it.each(modeNames)('is found in %s with the nearest colour that passes', (mode) => {
    const [fill, text] = bad[mode];
    const button = { primaryFill: color(fill), primaryText: color(text) };
    const { findings, theme: result } = applied({ [mode]: { button } });
    const more = mode.endsWith('Contrast');
    expect(findings[0]).toMatchObject({
      code: 'tokens/contrast',
      severity: 'error',
      line: 17,
      message: expect.stringMatching(
        /button\.primaryText #\w{6} on button\.primaryFill #\w{6} is .* Both are set: button\.primaryText \(line 17\), button\.primaryFill \(line 6\)/,
      ),
    });
    const near = /passes is (#[0-9a-f]{6})/.exec(findings[0]?.remedy ?? '')?.[1] ?? '';
    const mended = { ...button, primaryText: color(near) };
    expect(applied({ [mode]: { button: mended } }).findings).toEqual([]);
    // High contrast gives up what a member could not read; elsewhere the panel shows what the brand asked for.
    expect(result.components[mode]['button.primaryFill']?.hex).toBe(more ? undefined : fill);
  });

  it('is found on a fill for any content, which no text passes beside the pages', () => {
    const { findings } = applied({ light: { card: { fill: color('#2b2b2b') } } });
    const messages = findings.map(({ message }) => message).join('\n');
    expect(messages).toContain('text.body');
    expect(messages).toContain('status.dangerText');
    const near = /passes is (#[0-9a-f]{6})/.exec(findings[0]?.remedy ?? '')?.[1] ?? '';
    expect(applied({ light: { card: { fill: color(near) } } }).findings).toEqual([]);
    expect(
      applied({ light: { tooltip: { fill: color('#2b2b2b'), text: color('#ffffff') } } }).findings,
    ).toEqual([]);
  });

  it('is found when a semantic colour moves away under it', () => {
    const document = {
      light: { tooltip: { text: color('#333333') }, surface: { overlay: color('#444444') } },
    };
    expect(
      applied(document)
        .findings.map(({ message }) => message)
        .join('\n'),
    ).toContain('tooltip.text #333333 on surface.overlay #444444');
  });

  it('fails the gate for themes that came from elsewhere', () => {
    const broken = applied({ light: { countBadge: { text: color('#0a6a72') } } }).theme;
    expect(checkContrast(broken).map(({ message }) => message)).toEqual([
      expect.stringContaining('countBadge.text #0a6a72 on action.primaryFill #0a6a72'),
    ]);
  });

  it('adds no contrast pair for a brand that sets none', () => {
    const { components } = applied({ button: { radius: px(2) } }).theme;
    expect(paintedPairs(components.light)).toEqual(paintedPairs({}));
  });
});

describe('in a style sheet', () => {
  const css = (document: object, selector: string) =>
    compileTheme(applied(document).theme, { selector });
  const only = { light: { button: { primaryFill: color('#331a4d') } }, button: { radius: px(0) } };

  it('the root has only what is set', () => {
    const text = css(only, ':root');
    expect(text).toContain(';--button-radius:0px');
    expect(text).not.toContain('--card-radius');
  });

  it('a mode unsets what only its base mode sets', () => {
    const [, dark = ''] = /\[data-mode="dark"\]\{([^}]*)\}/.exec(css(only, ':root')) ?? [];
    expect(dark).toContain('--button-primary-fill:initial');
    expect(dark).not.toContain('--button-radius');
    const [, more = ''] =
      /:not\(\[data-mode="dark"\]\):is\([^{]*\{([^}]*)\}/.exec(css(only, ':root')) ?? [];
    expect(more).toContain('--button-primary-fill:initial');
  });

  it('every other scope unsets all that it does not set', () => {
    const [, base = ''] = /\.inner\{([^}]*)\}/.exec(css(only, '.inner')) ?? [];
    const declared = new Map(base.split(';').map((line) => line.split(':') as [string, string]));
    for (const name of componentTokenNames) {
      const set = name === 'button.radius' || name.startsWith('button.primaryFill');
      expect(declared.get(customProperty(name)) === 'initial', name).toBe(!set);
    }
  });

  it('is replaced by system colours in forced colours', () => {
    const text = css(
      { light: { progress: { fill: color('#331a4d') }, card: { fill: color('#ffffff') } } },
      ':root',
    );
    const forced = text.slice(text.indexOf('@media (forced-colors:active)'));
    expect(forced).toContain('--progress-fill:initial!important');
    expect(forced).not.toContain('--card-fill');
  });

  it('uses the P3 value of its alias, if its contrast pairs pass with it', () => {
    const vivid = themeOf('#00a651');
    const document = {
      light: { lotteryResult: { fill: { $type: 'color', $value: '{action.accentFill}' } } },
    };
    const { theme: result } = applied(document, vivid);
    const { wide } = result.components.light['lotteryResult.fill'] ?? {};
    const text = compileTheme(result, { selector: ':root' });
    expect(text.includes('--lottery-result-fill:color(display-p3')).toBe(wide !== undefined);
  });

  it('stays within 4 kB gzip with every token set', async () => {
    const everything = Object.fromEntries(
      Object.entries(componentTokens).map(([component, tokens]) => [
        component,
        Object.fromEntries(
          Object.entries(tokens).map(([token, fallback]) => [token, { $value: `{${fallback}}` }]),
        ),
      ]),
    );
    const stream = new Blob([css(everything, ':root')])
      .stream()
      .pipeThrough(new CompressionStream('gzip'));
    expect((await new Response(stream).arrayBuffer()).byteLength).toBeLessThanOrEqual(4096);
  });
});

describe('in exports to other tools', () => {
  const source = applied({
    button: {
      radius: px(0),
      height: { ...px(48), $extensions: { livery: { phone: { value: 44, unit: 'px' } } } },
    },
    light: { button: { primaryFill: color('#331a4d') }, tabBar: { fill: color('#ffffff') } },
    darkContrast: { card: { fill: color('#000000') } },
  }).theme;

  it('is imported again unchanged in every mode, and what was not set stays unset', () => {
    const { theme: result, findings } = applied(JSON.parse(exportDtcg(source)), themeOf('#c81e4a'));
    expect(findings).toEqual([]);
    expect(result.components).toEqual(source.components);
  });

  it('is in the CSS and the TypeScript', () => {
    expect(exportCss(source)).toContain('--button-radius:0px');
    const text = exportTypescript(source);
    const tokens = JSON.parse(text.slice(text.indexOf('{'), text.indexOf(' as const')));
    expect(tokens.light.button).toMatchObject({ radius: '0px', primaryFill: '#331a4d' });
    expect(tokens.dark.button).toEqual({ radius: '0px', height: tokens.light.button.height });
    expect(tokens.dark.tabBar).toBeUndefined();
  });

  it('is what is painted, or what its fallback is', () => {
    const hex = (mode: 'light' | 'dark') =>
      hexOf('button.primaryFill', source[mode], source.components[mode]);
    expect([hex('light'), hex('dark')]).toEqual(['#331a4d', theme.dark['action.primaryFill'].hex]);
    for (const mode of modeNames) {
      for (const pair of paintedPairs(source.components[mode])) {
        for (const background of pair.backgrounds) {
          const [front = '', back = ''] = [pair.foreground, background].map((name) =>
            hexOf(name, source[mode], source.components[mode]),
          );
          expect(contrast(front, back)).toBeGreaterThanOrEqual(ratioIn(pair, mode));
        }
      }
    }
  });
});
