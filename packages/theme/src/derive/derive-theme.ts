import type { Brand } from '../brand/brand.ts';
import { type Mode, modeNames } from '../brand/modes.ts';
import type { AnyColor } from '../compile/token-value.ts';
import { type Finding, findingOf } from '../document/rule.ts';
import type { Diagnostic, Parsed } from '../document/types.ts';
import { checkContrast, contrastWords, failingMeetings } from './check-contrast.ts';
import { solve, toHex, toOklch } from './colour.ts';
import { type DerivedTheme, deriveTokens } from './derive-tokens.ts';
import { type Status, statuses } from './status-colours.ts';
import {
  alikeIn,
  alikeWords,
  leastHueDistance,
  leastStatusChroma,
  nearHues,
  type StatusClash,
  standsApart,
  statusHues,
} from './status-hues.ts';
import { themeRules } from './theme-rules.ts';

/**
 * Derives a brand's theme, or refuses it: every seed from which no readable theme comes is told with the pair that it
 * fails and the nearest seed that passes, which was derived to be sure. Nothing is bent to fit. `file` is named in the
 * findings; their place is the JSON Pointer.
 */
export function deriveTheme(brand: Brand, file = 'brand.json'): Parsed<DerivedTheme> {
  const theme = deriveTokens(brand);
  const refusals = [
    ...stageRefusals(brand, theme, file),
    ...statuses.flatMap((status) => statusRefusals(brand, theme, status, file)),
  ];
  if (refusals.length > 0) return { ok: false, diagnostics: refusals };
  const diagnostics = checkContrast(theme, file);
  return diagnostics.length > 0
    ? { ok: false, diagnostics }
    : { ok: true, value: theme, warnings: [] };
}

const atSeed = (seed: string, file: string, found: Finding): Diagnostic => ({
  ...found,
  file,
  line: 1,
  column: 1,
  pointer: `/seeds/${seed}`,
});

const suggestionFor = (seed: string, nearest: string | undefined) =>
  nearest
    ? `The nearest seed that passes is "${nearest}". Without seeds.${seed} Livery generates one.`
    : `Remove seeds.${seed}: Livery then generates one.`;

/** The stage keeps the merchant's exact colour, and its text is light in every mode: a stage may be too bright for it. */
function stageRefusals(brand: Brand, theme: DerivedTheme, file: string): Diagnostic[] {
  const seed = brand.seeds.stage;
  if (!seed) return [];
  const failing = (tried: DerivedTheme) =>
    failingMeetings(tried).filter(({ background }) => stageGrounds.includes(background));
  const [first] = failing(theme);
  if (!first) return [];
  const colour = toOklch(seed);
  const start = toOklch(solve(colour, ['#ffffff'], 4.5, 'darker')).l;
  const nearest = Array.from({ length: 40 }, (_, step) =>
    toHex({ ...colour, l: start - step * 0.005 }),
  ).find((stage) => failing(deriveTokens(withSeed(brand, { stage }))).length === 0);
  const gaps = { seed, pair: contrastWords(first), suggestion: suggestionFor('stage', nearest) };
  return [atSeed('stage', file, findingOf(themeRules.stageTooBright, gaps))];
}

const stageGrounds: readonly AnyColor[] = ['stage.fill', 'stage.fillEnd'];

/** A status seed gives its hue, and nobody may take that status for another. */
function statusRefusals(
  brand: Brand,
  theme: DerivedTheme,
  status: Status,
  file: string,
): Diagnostic[] {
  const seed = brand.seeds[status];
  if (!seed) return [];
  const suggestion = () => suggestionFor(status, nearestStatusSeed(brand, status, seed));
  if (toOklch(seed).c < leastStatusChroma) {
    const gaps = { status, seed, suggestion: suggestion() };
    return [atSeed(status, file, findingOf(themeRules.seedWithoutHue, gaps))];
  }
  const [clash] = clashesOf(brand, theme, status);
  if (!clash) return [];
  const gaps = { status, seed, clash: clashWords(clash, status), suggestion: suggestion() };
  return [atSeed(status, file, findingOf(themeRules.statusAlike, gaps))];
}

type PlacedClash = StatusClash & { readonly mode?: Mode };

/** The clashes of one status with the others, in every mode. */
function clashesOf(brand: Brand, theme: DerivedTheme, status: Status): PlacedClash[] {
  const all: PlacedClash[] = [
    ...nearHues(statusHues(brand.seeds)),
    ...modeNames.flatMap((mode) =>
      alikeIn(theme[mode]).map((clash): PlacedClash => ({ ...clash, mode })),
    ),
  ];
  return all.filter(({ pair }) => pair.includes(status));
}

function clashWords({ pair, vision, distance, mode }: PlacedClash, status: Status): string {
  const other = pair[0] === status ? pair[1] : pair[0];
  if (!vision || !mode) {
    return `its hue is ${Math.floor(distance)}° from that of ${other}; at least ${leastHueDistance}° are required.`;
  }
  return alikeWords(status, other, { vision, distance }, mode);
}

/** Turns the hue to both sides, a degree at a time, until the status is nobody's double. */
function nearestStatusSeed(brand: Brand, status: Status, seed: string): string | undefined {
  const own = toOklch(seed);
  const grey = own.c < leastStatusChroma;
  const { [status]: _, ...others } = brand.seeds;
  const start = grey ? statusHues(others)[status] : own.h;
  // A little more than the least, so that rounding to 8 bits does not fall under it.
  const c = grey ? leastStatusChroma * 1.5 : own.c;
  const l = grey ? Math.min(0.8, Math.max(0.3, own.l)) : own.l;
  const turns = Array.from({ length: 360 }, (_, step) =>
    step % 2 === 0 ? step / 2 : -(step + 1) / 2,
  );
  return turns
    .map((turn) => toHex({ l, c, h: (start + turn + 360) % 360 }))
    .find((hex) => {
      if (toOklch(hex).c < leastStatusChroma) return false;
      const tried = withSeed(brand, { [status]: hex });
      if (!standsApart(tried.seeds, status)) return false;
      return clashesOf(tried, deriveTokens(tried), status).length === 0;
    });
}

function withSeed(brand: Brand, seeds: Partial<Brand['seeds']>): Brand {
  return { ...brand, seeds: { ...brand.seeds, ...seeds } };
}
