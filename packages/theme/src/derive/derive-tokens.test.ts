import { differenceEuclidean } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyColour } from '../../test/any-brand.ts';
import { fourBrands, seeded } from '../../test/four-brands.ts';
import type { ColorToken } from '../compile/token-value.ts';
import { tokenTypes } from '../contract.ts';
import { checkContrast, contrastPairs, deriveTheme, deriveTokens, modeNames } from '../index.ts';
import { contrast, hueDistance, luminance, toHex, toOklch } from './colour.ts';
import { leastHueDistance, statusHues } from './status-hues.ts';

const brandNames = Object.keys(fourBrands) as (keyof typeof fourBrands)[];
const modes = ['light', 'dark'] as const;

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
describe('oracle: the tables that the four brands were designed with', () => {
  // OKLab distance: 0.02 is about what an eye tells apart side by side.
  const near = differenceEuclidean('oklab');
  const tokens = {
    light: ['surface.page', 'text.body', 'text.muted', 'action.primaryFill', 'action.primaryText'],
    dark: [
      'surface.page',
      'surface.raised',
      'text.body',
      'text.muted',
      'action.primaryFill',
      'action.primaryText',
    ],
  } as const;
  const tables: Record<keyof typeof fourBrands, Record<'light' | 'dark', string>> = {
    mayura: {
      light: '#FBF8F2 #14212B #51606B #0A6A72 #FFFFFF',
      dark: '#0B1418 #122026 #EAF2F3 #9FB3B8 #3FC1C9 #04252A',
    },
    shapla: {
      light: '#F7F5FA #1A1B33 #595B78 #A3215F #FFFFFF',
      dark: '#0E1022 #171A33 #F0EFFA #A9ABCB #F58CBB #3A0A22',
    },
    'sen-vang': {
      light: '#FBF6EC #2A1712 #6B5148 #9B1C1C #FFFFFF',
      dark: '#150D0B #221613 #F7EDE2 #C0A99C #E7B650 #2A1712',
    },
    'livery-play': {
      light: '#F6F7FB #171A2B #565B75 #3F3CBB #FFFFFF',
      dark: '#0F111C #191C2C #EEF0FA #A6ABC6 #A9A7FF #14124A',
    },
  };
  it.each(brandNames.flatMap((name) => modes.map((mode) => [name, mode] as const)))(
    '%s, %s',
    (name, mode) => {
      const derived = deriveTokens(fourBrands[name])[mode];
      const wanted = tables[name][mode].split(' ');
      tokens[mode].forEach((token, index) => {
        const distance = near(derived[token].hex, wanted[index] ?? '');
        expect(distance, `${token} ${derived[token].hex} for ${wanted[index]}`).toBeLessThan(
          token === 'action.primaryText' ? 0.04 : 0.026,
        );
      });
    },
  );
});

describe('contrast', () => {
  it.each(brandNames)('%s passes every declared pair in every mode', (name) => {
    expect(checkContrast(deriveTokens(fourBrands[name]))).toEqual([]);
  });

  it('reports a failing pair with both colours and the ratio', () => {
    const theme = deriveTokens(fourBrands.mayura);
    const broken = {
      ...theme,
      light: { ...theme.light, 'text.muted': { type: 'color', hex: '#cccccc' } as const },
    };
    const findings = checkContrast(broken, 'themes/mayura/brand.json');
    expect(findings.length).toBe(4);
    expect(findings[0]).toMatchObject({
      code: 'theme/contrast',
      file: 'themes/mayura/brand.json',
      message: expect.stringMatching(
        /^light: text.muted #cccccc on surface.page #[0-9a-f]{6} is 1\.\d\d:1, 4.5:1 is required\.$/,
      ),
    });
  });

  it('declares a pair for every colour token that carries text or a border', () => {
    const foregrounds = new Set<string>(contrastPairs.map((pair) => pair.foreground));
    const carriers = Object.entries(tokenTypes).flatMap(([group, tokens]) =>
      Object.entries(tokens)
        .filter(
          ([token, type]) =>
            type === 'color' && /text|muted|accent$|edge|control|focus|gain|loss|^on/i.test(token),
        )
        .map(([token]) => `${group}.${token}`),
    );
    expect(carriers.filter((token) => !foregrounds.has(token))).toEqual([]);
  });

  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0a6a72', '#ffffff', 6.31],
  ])('measures %s on %s as %d:1', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1);
  });
});

describe('the merchant’s own colour', () => {
  it('is kept exactly on fills in light mode, whatever it is', () => {
    fc.assert(
      fc.property(hex, hex, (brand, accent) => {
        const { light } = deriveTokens(seeded({ brand, accent }));
        expect(light['action.primaryFill'].hex).toBe(brand);
        expect(light['action.accentFill'].hex).toBe(accent);
      }),
      { numRuns: 200, verbose: 1 },
    );
  }, 60_000);

  it('is kept exactly on fills in dark mode when a dark seed is given', () => {
    const { dark, repairs } = deriveTokens(fourBrands['sen-vang']);
    expect(dark['action.primaryFill'].hex).toBe('#e7b650');
    expect(repairs.filter((repair) => repair.token === 'action.primaryFill')).toEqual([]);
  });

  it('describes each contrast adjustment', () => {
    const { light, repairs } = deriveTokens(seeded({ brand: '#f5c518' }));
    const link = repairs.find((repair) => repair.token === 'text.link' && repair.mode === 'light');
    expect(link?.from).toBe('#f5c518');
    expect(link?.to).toBe(light['text.link'].hex);
    expect(link?.message).toMatch(
      /^light: link text darkened \d+ %, 1\.\d:1 on sunken areas, now 4\.5:1 \(#f5c518 → #[0-9a-f]{6}\)\.$/,
    );
  });

  it('reports nothing if nothing was changed', () => {
    const { repairs } = deriveTokens(
      seeded({
        brand: '#0b3b8f',
        accent: '#8a2f00',
        dark: { brand: '#9fc2ff', accent: '#ffb38a' },
      }),
    );
    expect(repairs.filter((repair) => repair.token !== 'stage.accent')).toEqual([]);
  });
});

describe('system colours', () => {
  it('never have the brand’s hue', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const colour = toOklch(brand);
        if (colour.c < 0.04) return;
        for (const hue of Object.values(statusHues(seeded({ brand }).seeds))) {
          expect(hueDistance(hue, colour.h)).toBeGreaterThanOrEqual(leastHueDistance);
        }
      }),
      { numRuns: 500, verbose: 1 },
    );
  }, 60_000);

  it('show danger as plum where the brand is red', () => {
    const { light } = deriveTokens(seeded({ brand: '#9b1c1c' }));
    expect(toOklch(light['status.dangerText'].hex).h).toBeGreaterThan(330);
  });

  it('keep the operator’s choice of hue', () => {
    const { h } = toOklch('#8a1c5b');
    expect(hueDistance(statusHues(fourBrands['sen-vang'].seeds).danger, h)).toBeLessThan(1);
  });
});

describe('protection', () => {
  it('looks the same in every brand, and reads at 7:1', () => {
    const names = ['protection.surface', 'protection.text', 'protection.edge'] as const;
    for (const mode of modeNames) {
      const looks = brandNames.map((brand) =>
        names.map((token) => deriveTokens(fourBrands[brand])[mode][token].hex).join(),
      );
      expect(new Set(looks).size).toBe(1);
      const tokens = deriveTokens(fourBrands.mayura)[mode];
      expect(
        contrast(tokens['protection.text'].hex, tokens['protection.surface'].hex),
      ).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('a seed that cannot meet the contrast requirements', () => {
  const refused = (seeds: Record<string, string>) => {
    const derived = deriveTheme(seeded(seeds), 'themes/test/brand.json');
    return derived.ok ? [] : derived.diagnostics;
  };
  const repaired = (seeds: Record<string, string>) => {
    const [finding] = refused(seeds);
    const key = finding?.pointer.replace('/seeds/', '') ?? '';
    const nearest = /"(#[0-9a-f]{6})"/.exec(finding?.remedy ?? '')?.[1] ?? '';
    return { ...seeds, [key]: nearest };
  };

  it('is rejected as a stage too bright for its text, with the nearest colour that passes', () => {
    const seeds = { brand: '#7a1fa2', stage: '#ffd54f' };
    expect(refused(seeds)).toMatchObject([
      {
        code: 'theme/stage-too-bright',
        file: 'themes/test/brand.json',
        pointer: '/seeds/stage',
        message: expect.stringContaining('stage.text #ffffff on stage.fill #ffd54f is 1.'),
        remedy: expect.stringMatching(/^The nearest seed that passes is "#[0-9a-f]{6}"\./),
      },
    ]);
    const stage = repaired(seeds).stage ?? '';
    expect(refused({ ...seeds, stage })).toEqual([]);
    // Nearest: of the same hue, and a little brighter fails.
    const { l, c, h } = toOklch(stage);
    expect(hueDistance(h, toOklch(seeds.stage).h)).toBeLessThan(2);
    expect(refused({ ...seeds, stage: toHex({ l: l + 0.02, c, h }) })).toHaveLength(1);
  });

  it('is rejected as a status that some members confuse with another', () => {
    const seeds = { brand: '#7a1fa2', danger: '#b3261e', success: '#b04a00' };
    const [finding] = refused(seeds);
    expect(finding).toMatchObject({ code: 'theme/status-alike', pointer: '/seeds/success' });
    expect(finding?.message).toMatch(/hue is \d+° from that of danger; at least 24° are required/);
    expect(refused(repaired(seeds))).toEqual([]);
  });

  it('names the kind of vision that cannot distinguish two statuses', () => {
    const seeds = { brand: '#7a1fa2', info: '#00838f', success: '#2e7d32' };
    const [finding] = refused(seeds);
    expect(finding?.message).toMatch(
      /a member with tritanopia cannot distinguish (success from info|info from success) in mode .+: their OKLab distance is 0\.0\d\d, 0\.04 is required/,
    );
    expect(refused(repaired(seeds))).toEqual([]);
  });

  it('is rejected instead of the colours that it conflicts with', () => {
    const seeds = { brand: '#805f00', info: '#00f3ac' };
    expect(refused(seeds)).toMatchObject([{ code: 'theme/status-alike', pointer: '/seeds/info' }]);
    expect(refused(repaired(seeds))).toEqual([]);
  });

  it('is rejected as a status without a hue', () => {
    const seeds = { brand: '#7a1fa2', warning: '#808080' };
    expect(refused(seeds)).toMatchObject([{ code: 'theme/seed-without-hue' }]);
    expect(refused(repaired(seeds))).toEqual([]);
  });
});

describe('high contrast', () => {
  it.each(brandNames)('%s reads at 7:1 and keeps its mode’s base', (name) => {
    const theme = deriveTokens(fourBrands[name]);
    for (const mode of ['lightContrast', 'darkContrast'] as const) {
      const tokens = theme[mode];
      for (const token of ['text.body', 'text.muted', 'text.link'] as const) {
        expect(contrast(tokens[token].hex, tokens['surface.sunken'].hex)).toBeGreaterThanOrEqual(7);
      }
      const bright = luminance(tokens['surface.page'].hex) > 0.5;
      expect(bright).toBe(mode === 'lightContrast');
    }
  });

  it('adjusts and reports a fill that cannot reach 7:1, and keeps it exact in light mode', () => {
    const theme = deriveTokens(seeded({ brand: '#777777' }));
    expect(theme.light['action.primaryFill'].hex).toBe('#777777');
    expect(theme.lightContrast['action.primaryFill'].hex).not.toBe('#777777');
    const repair = theme.repairs.find(
      ({ token, mode }) => token === 'action.primaryFill' && mode === 'lightContrast',
    );
    expect(repair?.message).toMatch(
      /^light, high contrast: fills in the brand colour (darkened|lightened) \d+ %, so that text on them reads 7:1/,
    );
  });

  it('keeps a fill exact that carries text at 7:1', () => {
    const { lightContrast } = deriveTokens(seeded({ brand: '#3f0e5c' }));
    expect(lightContrast['action.primaryFill'].hex).toBe('#3f0e5c');
  });
});

describe('a hover fill', () => {
  it('differs visibly, even from black or white', () => {
    const near = differenceEuclidean('oklab');
    fc.assert(
      fc.property(anyColour, (brand) => {
        const theme = deriveTokens(seeded({ brand }));
        for (const mode of modeNames) {
          const { 'action.primaryFill': fill, 'action.primaryFillHover': hover } = theme[mode];
          expect(near(fill.hex, hover.hex), `${mode} ${fill.hex}`).toBeGreaterThan(0.019);
        }
      }),
      { numRuns: 200, verbose: 1 },
    );
  }, 60_000);
});

describe('dark mode', () => {
  it.each(brandNames)('%s gains lightness by elevation: sunken, page, raised, overlay', (name) => {
    const { dark } = deriveTokens(fourBrands[name]);
    const order: ColorToken[] = [
      'surface.sunken',
      'surface.page',
      'surface.raised',
      'surface.overlay',
    ];
    const tones = order.map((token) => luminance(dark[token].hex));
    expect(tones).toEqual([...tones].sort((a, b) => a - b));
    expect(new Set(tones).size).toBe(4);
  });
});

describe('two brands', () => {
  it('differ in more than colour', () => {
    const structure = [
      'font.display',
      'radius.card',
      'radius.cover',
      'border.style',
      'border.width',
      'shadow.raised',
      'motion.base',
      'motion.easing',
    ] as const;
    for (const a of brandNames) {
      for (const b of brandNames) {
        if (a >= b) continue;
        const [first, second] = [
          deriveTokens(fourBrands[a]).light,
          deriveTokens(fourBrands[b]).light,
        ];
        const same = structure.filter(
          (token) => JSON.stringify(first[token]) === JSON.stringify(second[token]),
        );
        expect(same.length, `${a} and ${b} share ${same}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('give the same bytes when they are the same', () => {
    expect(JSON.stringify(deriveTokens(fourBrands.shapla))).toBe(
      JSON.stringify(deriveTokens(fourBrands.shapla)),
    );
  });
});
