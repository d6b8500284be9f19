import { toOklch } from '../derive/colour.ts';
import type { ImportedToken } from './imported-token.ts';
import { hueNames, middleStep, paintWords, type Seed, seedNames, stateWords } from './rules.ts';

/** What became of a token, and why. */
export interface Decision {
  readonly outcome: 'taken' | 'guessed' | 'left';
  /** Where it went: `seeds.brand`, `text.muted`. */
  readonly to?: string;
  readonly why: string;
}
export type Decide = (token: ImportedToken, decision: Decision) => void;
export type Seeds = Partial<Record<Seed, string>>;

interface Candidate {
  readonly token: ImportedToken & { readonly hex: string };
  /** The lower the better. */
  readonly rank: number;
  readonly decision: Decision;
}

/**
 * Picks the seeds of a brand from the colours of a file by their names, and the brand's from what they look like if need
 * be. `known` are those that the file says otherwise.
 */
export function chooseSeeds(
  tokens: readonly ImportedToken[],
  decide: Decide,
  known: Seeds = {},
): Seeds {
  const colors = tokens.filter(isLightColor);
  const seeds: Seeds = { ...known };
  // The names of the table are the seeds; Object.keys forgets it.
  for (const seed of Object.keys(seedNames) as Seed[]) {
    const found = candidates(seed, colors);
    const best = found.reduce<Candidate | undefined>(
      (first, next) => (!first || next.rank < first.rank ? next : first),
      undefined,
    );
    for (const { token, decision } of found) {
      decide(
        token,
        token === best?.token
          ? decision
          : { outcome: 'left', why: `seeds.${seed} is taken from ${best?.token.name}` },
      );
    }
    if (best) seeds[seed] = best.token.hex;
  }
  if (!seeds.brand) addBrand(seeds, colors, decide);
  return seeds;
}

function isLightColor(token: ImportedToken): token is Candidate['token'] {
  return token.hex !== undefined && !token.words.includes('dark');
}

/** Greys have no hue to give; only these two want none. */
const leastChroma: Readonly<Partial<Record<Seed, number>>> = { neutral: 0, paper: 0 };
const coloured = (token: Candidate['token'], least = 0.04) => toOklch(token.hex).c >= least;

function candidates(seed: Seed, colors: readonly Candidate['token'][]): Candidate[] {
  const to = `seeds.${seed}`;
  const found: Candidate[] = [];
  const add = (token: Candidate['token'], rank: number, decision: Omit<Decision, 'to'>) =>
    found.push({ token, rank, decision: { ...decision, to } });

  const names = seedNames[seed];
  const painted = [...paintWords];
  for (const token of colors) {
    const meant = token.words.filter((word) => word !== 'light');
    const exact = names.indexOf(meant.join(' '));
    if (exact >= 0) add(token, exact, { outcome: 'taken', why: 'the name matches' });
    const name = names.indexOf(meant.filter((word) => !paintWords.has(word)).join(' '));
    const paint = painted.findIndex((word) => meant.includes(word));
    if (exact < 0 && name >= 0 && paint >= 0 && coloured(token, leastChroma[seed])) {
      const why = `the ${painted[paint]} of "${names[name]}"`;
      add(token, 20 + 10 * name + paint, { outcome: 'guessed', why });
    }
  }
  for (const [hueOnly, list] of [names, hueNames[seed] ?? []].entries()) {
    for (const [index, name] of list.entries()) {
      const token = middleOf(name, colors);
      if (!token) continue;
      const called = hueOnly ? `"${name}", by its hue only` : `the scale "${name}"`;
      const why = `step ${token.words.at(-1)} represents ${called}`;
      add(token, 200 + hueOnly * 100 + index, { outcome: 'guessed', why });
    }
  }
  return found;
}

function middleOf(
  name: string,
  colors: readonly Candidate['token'][],
): Candidate['token'] | undefined {
  const scale = colors.filter((token) => stepOf(token, name) !== undefined);
  const middle = middleStep(scale.flatMap((token) => stepOf(token, name) ?? []));
  return scale.find((token) => stepOf(token, name) === middle);
}

/** The number of a scale's step: 500 of `brand.500`. */
function stepOf({ words }: ImportedToken, name: string): number | undefined {
  const last = words.at(-1) ?? '';
  return /^\d+$/.test(last) && words.slice(0, -1).join(' ') === name ? Number(last) : undefined;
}

/** Without a colour called brand or primary: the accent, else the strongest colour that nothing else is made of. */
function addBrand(seeds: Seeds, colors: readonly Candidate['token'][], decide: Decide): void {
  const strength = (token: Candidate['token']) => {
    const { l, c } = toOklch(token.hex);
    return l > 0.35 && l < 0.75 ? c : c - 1;
  };
  const taken = new Set(Object.values(seeds));
  const accent = colors.find((token) => token.hex === seeds.accent);
  const free = colors.filter(
    (token) => !taken.has(token.hex) && !token.words.some((word) => stateWords.has(word)),
  );
  const middles = free.filter((token) => isMiddle(token, colors));
  const [strongest] =
    [middles, free, colors]
      .find((list) => list.length > 0)
      ?.toSorted((a, b) => strength(b) - strength(a)) ?? [];
  const token = accent ?? strongest;
  if (!token) return;
  const is = accent ? 'the accent' : 'the strongest colour without another meaning';
  seeds.brand = token.hex;
  if (accent) delete seeds.accent;
  const why = `no token is called brand or primary; this is ${is}`;
  decide(token, { outcome: 'guessed', to: 'seeds.brand', why });
}

/** A colour that is no step of a scale, or the middle one. */
function isMiddle(token: Candidate['token'], colors: readonly Candidate['token'][]): boolean {
  const name = token.words.slice(0, -1).join(' ');
  return stepOf(token, name) === undefined || middleOf(name, colors) === token;
}
