import type * as v from 'valibot';
import { type brandSchema, parseBrand } from '../brand/brand.ts';
import { deriveTheme } from '../derive/derive-theme.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import type { Place } from '../document/locate.ts';
import { readJson } from '../document/read-json.ts';
import { findingOf } from '../document/rule.ts';
import type { Diagnostic, Parsed } from '../document/types.ts';
import { applyOverrides, parseOverrides } from '../overrides/index.ts';
import { boundWork } from './bound-work.ts';
import { chooseSeeds, type Decision, type Seeds } from './choose-seeds.ts';
import { chooseShape } from './choose-shape.ts';
import { type Chosen, chooseTokens, documentOf, pointerOf } from './choose-tokens.ts';
import { followAliases } from './follow-aliases.ts';
import { importRules } from './import-rules.ts';
import { type ImportedToken, importedToken } from './imported-token.ts';
import { leaveForeignAliases } from './leave-foreign-aliases.ts';
import { legacyFormat } from './legacy-format.ts';
import { readWithTerrazzo } from './read-with-terrazzo.ts';
import { dangerousNames } from './refuse-dangerous-names.ts';
import type { Seed } from './rules.ts';

export interface ImportOptions {
  /** The brand's name. Default: the file's. */
  readonly name?: string;
  /** The typefaces that are installed, by `@fontsource` package without its scope: `noto-sans`. Others are left. */
  readonly fonts?: readonly string[];
}

/** One token of the file and what became of it. */
export interface ImportRow extends Decision {
  readonly token: string;
  /** Its line in the file. */
  readonly line: number;
}

export interface Imported {
  /** A brand.json that `parseBrand` reads. */
  readonly brand: v.InferInput<typeof brandSchema>;
  /** A tokens.json that `parseOverrides` reads without a finding, if the file says more than seeds can. */
  readonly tokens?: Readonly<Record<string, unknown>>;
  /** Every token of the file, in its order. */
  readonly report: readonly ImportRow[];
}

/**
 * Turns somebody else's DTCG file into a brand: names of colours, radii, durations and typefaces are matched with our
 * seeds and tokens by the tables of `rules.ts`. Nothing is taken that would break a contrast pair. Never throws: a file
 * that Terrazzo's parser refuses, or that has no colour, answers with why.
 */
export async function importTokens(
  text: string,
  file: string,
  options: ImportOptions = {},
): Promise<Parsed<Imported>> {
  const json = readJson(text, file);
  if (!json.ok) return json;
  const { value, places, problems } = json.value;
  const refused = [
    ...problems,
    ...dangerousNames(value, file, places),
    ...legacyFormat(value, file, places),
    ...boundWork(value, file, places),
  ];
  if (refused.length > 0) return { ok: false, diagnostics: refused };

  const kept = leaveForeignAliases(value);
  const plain = JSON.stringify(followAliases(kept.document));
  const read = await readWithTerrazzo(plain, file);
  if (!read.ok) return { ok: false, diagnostics: placedIn(places, plain, read.diagnostics) };

  const tokens = read.value.map(importedToken);
  const decisions = new Map<string, Decision>();
  const decide = ({ pointer }: ImportedToken, decision: Decision) => {
    // A token that served once is not told as left by a later rule; one that serves for something else is.
    if (decision.outcome !== 'left' || !decisions.has(pointer)) decisions.set(pointer, decision);
  };
  const chosen = chooseTokens(tokens, decide);
  const free = tokens.filter(({ pointer }) => !decisions.has(pointer));
  const seeds = chooseSeeds(free, decide, fillsOf(chosen));
  const shape = chooseShape(free, new Set(options.fonts), decide);
  const { brand: seed, ...otherSeeds } = seeds;
  if (!seed) return { ok: false, diagnostics: [noColour(file)] };

  const name = brandName(options.name ?? stemOf(file));
  const wanted = { schema: 1 as const, name, seeds: { brand: seed, ...otherSeeds }, ...shape };
  const settled = leaveRefused(wanted, decisions);
  if (!settled.ok) return settled;
  const { brand, theme } = settled.value;
  const fits = leaveUnreadable(chosen, theme, decisions);
  if (!fits.ok) return fits;
  const report = rows(tokens, kept.left, decisions, places);
  const own = fits.value.length > 0 ? { tokens: documentOf(fits.value) } : {};
  return { ok: true, value: { brand, ...own, report }, warnings: [] };
}

/** A file of our own has no seeds, but the fills that they become. */
function fillsOf(chosen: readonly Chosen[]): Seeds {
  const fill = (name: string) =>
    chosen.find(({ path }) => path.join('.') === `light.action.${name}`)?.from.hex;
  const [brand, accent] = [fill('primaryFill'), fill('accentFill')];
  return { ...(brand ? { brand } : {}), ...(accent ? { accent } : {}) };
}

type BrandFile = Imported['brand'];

/** Of two seeds that clash, the one that a brand does better without goes: amber is nobody's own. */
const leastMissed: readonly Seed[] = ['warning', 'info', 'success', 'danger'];

/** Takes out the seeds from which no readable theme comes: without them, one is chosen. */
function leaveRefused(
  wanted: BrandFile,
  decisions: Map<string, Decision>,
): Parsed<{ brand: BrandFile; theme: DerivedTheme }> {
  let brand = wanted;
  for (;;) {
    const parsed = parseBrand(JSON.stringify(brand), 'brand.json');
    if (!parsed.ok) return parsed;
    const theme = deriveTheme(parsed.value);
    if (theme.ok) return { ok: true, value: { brand, theme: theme.value }, warnings: [] };
    const { brand: main, ...others } = brand.seeds;
    const bad = leastMissed.find((seed) =>
      theme.diagnostics.some(({ pointer }) => pointer === `/seeds/${seed}`),
    );
    const why = theme.diagnostics.find(({ pointer }) => pointer === `/seeds/${bad}`);
    if (!bad || !why) return theme;
    const rest = Object.entries(others).filter(([seed]) => seed !== bad);
    brand = { ...brand, seeds: { brand: main, ...Object.fromEntries(rest) } };
    leave(decisions, `seeds.${bad}`, why.message);
  }
}

function leave(decisions: Map<string, Decision>, to: string, why: string): void {
  for (const [pointer, decision] of decisions) {
    if (decision.to === to)
      decisions.set(pointer, { outcome: 'left', why: why.replace(/\.$/, '') });
  }
}

/** Takes out of the chosen tokens those that our own reader refuses or warns of, until none is left. */
function leaveUnreadable(
  chosen: readonly Chosen[],
  theme: DerivedTheme,
  decisions: Map<string, Decision>,
): Parsed<Chosen[]> {
  let list = [...chosen];
  for (;;) {
    const overrides = parseOverrides(JSON.stringify(documentOf(list)), 'tokens.json');
    const findings = overrides.ok
      ? applyOverrides(theme, overrides.value).findings
      : overrides.diagnostics;
    const [first] = findings;
    if (!first) return { ok: true, value: list, warnings: [] };
    const bad = list.find((item) => first.pointer.startsWith(`${pointerOf(item)}/`));
    if (!bad) return { ok: false, diagnostics: [first] };
    list = list.filter((item) => item !== bad);
    decisions.set(bad.from.pointer, { outcome: 'left', why: first.message.replace(/\.$/, '') });
  }
}

function rows(
  tokens: readonly ImportedToken[],
  left: ReadonlyMap<string, string>,
  decisions: ReadonlyMap<string, Decision>,
  places: ReadonlyMap<string, Place>,
): ImportRow[] {
  const lineOf = (pointer: string) => {
    const place = places.get(pointer);
    return (place?.key ?? place?.value)?.line ?? 1;
  };
  const foreign = [...left].map(([pointer, wanted]) => ({
    token: pointer.slice(1).replaceAll('/', '.'),
    line: lineOf(pointer),
    outcome: 'left' as const,
    why: `its value "${wanted}" is in another file`,
  }));
  const read = tokens.map((token) => ({
    token: token.name,
    line: lineOf(token.pointer),
    ...(decisions.get(token.pointer) ?? { outcome: 'left' as const, why: whyLeft(token) }),
  }));
  return [...read, ...foreign].sort((a, b) => a.line - b.line);
}

function whyLeft({ type, hex, words, wrong }: ImportedToken): string {
  if (wrong) return wrong.replace(/\.$/, '');
  if (type === 'color' && !hex) return 'a seed must be opaque';
  if (words.includes('dark')) return 'dark mode is generated';
  if (type === 'color') return 'no rule for this name; Livery generates the value';
  return `no rule for this name and the type ${type}`;
}

/** `themes/Blue Harbour.tokens.json` → `Blue Harbour`. */
const stemOf = (file: string) =>
  (file.split(/[\\/]/).at(-1) ?? '').replace(/(\.tokens)?\.[a-z0-9]+$/i, '');

function brandName(wanted: string): string {
  const clean = wanted.replace(/[\p{Cc}\p{Bidi_Control}<>]/gu, '').trim();
  // A letter outside the basic plane counts twice, and must not be cut in two.
  return (
    clean
      .toWellFormed()
      .slice(0, 60)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || 'Imported brand'
  );
}

const noColour = (file: string): Diagnostic => ({
  ...findingOf(importRules.noColour, {}),
  file,
  line: 1,
  column: 1,
  pointer: '',
});

/** Terrazzo's places are those of the text that it was given: the same parts of the person's file. */
function placedIn(
  places: ReadonlyMap<string, Place>,
  given: string,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const read = readJson(given, '');
  const inGiven = read.ok ? [...read.value.places] : [];
  return diagnostics.map((found) => {
    const isHere = (place: Place['key']) =>
      place?.line === found.line && place.column === found.column;
    const [pointer = ''] = inGiven.find(([, { key, value }]) => isHere(value) || isHere(key)) ?? [];
    const { line, column } = places.get(pointer)?.value ?? { line: 1, column: 1 };
    return { ...found, pointer, line, column };
  });
}
