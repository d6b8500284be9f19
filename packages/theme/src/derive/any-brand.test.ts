import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBrand } from '../../test/any-brand.ts';
import { fourBrands } from '../../test/four-brands.ts';
import {
  type Brand,
  type ColorToken,
  checkContrast,
  compileTheme,
  type DerivedTheme,
  deriveTheme,
  deriveTokens,
  modeNames,
  tokenTypes,
} from '../index.ts';
import { statuses } from './status-colours.ts';
import { alike } from './status-hues.ts';

/** `LIVERY_PROPERTY_RUNS=10000` is the long run; `LIVERY_PROPERTY_SEED` repeats one that failed. */
const runs = Number(process.env.LIVERY_PROPERTY_RUNS ?? 500);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);

const locked = ['protection.surface', 'protection.text', 'protection.edge'] as const;
const reference = deriveTokens(fourBrands.mayura);
const seedable = ['stage', ...statuses] as const;

describe('any brand', () => {
  it(`in every mode: each pair passes, fills are exact, locked colours are kept, statuses are distinct (${runs} brands)`, {
    timeout: 60_000 + runs * 100,
  }, async ({ annotate }) => {
    await annotate(`${runs} brands, seed ${seed}; LIVERY_PROPERTY_SEED=${seed} repeats this run`);
    let refused = 0;
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { theme, repaired } = accepted(brand);
        if (repaired !== brand) refused += 1;
        expect(checkContrast(theme)).toEqual([]);
        fillsAreExact(repaired, theme);
        lockedStay(theme);
        statusesAreApart(theme);
        nothingIsMissing(theme);
      }),
      { numRuns: runs, seed, verbose: 1 },
    );
    await annotate(`${refused} of ${runs} had a seed refused, and passed with the seed named`);
  });
});

/** A brand's theme; where a seed is refused, that of the brand with the nearest passing seed, as the refusal names it. */
function accepted(brand: Brand): { theme: DerivedTheme; repaired: Brand } {
  let repaired = brand;
  for (let round = 0; round <= seedable.length; round += 1) {
    const derived = deriveTheme(repaired);
    if (derived.ok) return { theme: derived.value, repaired };
    const [first] = derived.diagnostics;
    const key = seedable.find((name) => first?.pointer === `/seeds/${name}`);
    const nearest = /nearest seed that passes is "(#[0-9a-f]{6})"/.exec(first?.remedy ?? '')?.[1];
    if (!key) throw new Error(`refused for no seed: ${first?.message}`);
    const { [key]: _, ...rest } = repaired.seeds;
    repaired = { ...repaired, seeds: nearest ? { ...rest, [key]: nearest } : rest };
    const again = deriveTheme(repaired);
    const pointers = again.ok ? [] : again.diagnostics.map(({ pointer }) => pointer);
    expect(pointers, `${first?.message} ${first?.remedy}`).not.toContain(`/seeds/${key}`);
  }
  throw new Error('replacing each rejected seed once did not give a theme');
}

function fillsAreExact({ seeds }: Brand, { light, dark }: DerivedTheme): void {
  expect(light['action.primaryFill'].hex).toBe(seeds.brand);
  if (seeds.accent) expect(light['action.accentFill'].hex).toBe(seeds.accent);
  if (seeds.dark.brand) expect(dark['action.primaryFill'].hex).toBe(seeds.dark.brand);
  if (seeds.dark.accent) expect(dark['action.accentFill'].hex).toBe(seeds.dark.accent);
  if (seeds.stage) {
    expect(light['stage.fill'].hex).toBe(seeds.stage);
    expect(dark['stage.fill'].hex).toBe(seeds.stage);
  }
}

function lockedStay(theme: DerivedTheme): void {
  for (const mode of modeNames) {
    for (const token of locked) expect(theme[mode][token].hex).toBe(reference[mode][token].hex);
  }
}

function statusesAreApart(theme: DerivedTheme): void {
  for (const mode of modeNames) {
    expect(
      alike((status) => theme[mode][`status.${status}Text`].hex),
      mode,
    ).toEqual([]);
  }
}

/** Every token of the contract is there, and what is written is CSS: `writeValue` throws on what is not finite. */
function nothingIsMissing(theme: DerivedTheme): void {
  const colours = Object.entries(tokenTypes).flatMap(([group, tokens]) =>
    Object.entries(tokens).flatMap(([token, type]) =>
      type === 'color' ? [`${group}.${token}`] : [],
    ),
  ) as ColorToken[]; // The contract's own keys make contract names.
  for (const mode of modeNames) {
    for (const token of colours) expect(theme[mode][token].hex).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(compileTheme(theme, { selector: ':root' })).not.toMatch(/NaN|Infinity|undefined|e[-+]\d/);
}
