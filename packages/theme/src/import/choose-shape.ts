import type { Decide } from './choose-seeds.ts';
import type { ImportedToken } from './imported-token.ts';
import { durationWords, familyWords, type LengthRule, lengthRules } from './rules.ts';

/** Everything of brand.json that an import fills and that is no colour. */
export interface Shape {
  radius?: number;
  border?: { width: number };
  motion?: { ms: number };
  typefaces?: { latin: { display: Face; body: Face } };
}
interface Face {
  readonly family: string;
  readonly weights: (400 | 600)[];
}

/** `fonts`: the `@fontsource` packages that are installed. */
export function chooseShape(
  tokens: readonly ImportedToken[],
  fonts: ReadonlySet<string>,
  decide: Decide,
): Shape {
  const shape: Shape = {};
  for (const token of tokens) {
    if (token.type === 'dimension') addLength(shape, token, decide);
    else if (token.type === 'duration') addDuration(shape, token, decide);
  }
  addTypefaces(shape, tokens, fonts, decide);
  return shape;
}

function addLength(shape: Shape, token: ImportedToken, decide: Decide): void {
  const { amount } = token;
  for (const rule of lengthRules) {
    const fit = fitOf(rule, token.words);
    if (!fit || amount === undefined) continue;
    const { field, least, most } = rule;
    const taken = field === 'radius' ? shape.radius : shape.border?.width;
    if (taken !== undefined) decide(token, { outcome: 'left', why: `${field} is already set` });
    else if (amount < least || amount > most) {
      decide(token, {
        outcome: 'left',
        why: `${field} is ${least} to ${most} px, this is ${amount}`,
      });
    } else {
      if (field === 'radius') shape.radius = amount;
      else shape.border = { width: amount };
      const why = fit === 'sure' ? 'the name matches' : 'the middle one of several';
      decide(token, { outcome: fit === 'sure' ? 'taken' : 'guessed', to: field, why });
    }
    return;
  }
}

function fitOf(rule: LengthRule, words: readonly string[]): 'sure' | 'likely' | undefined {
  const needed = rule.words.find((list) => list.every((word) => words.includes(word)));
  const more = words.filter((word) => !needed?.includes(word) && !rule.sure.includes(word));
  if (!needed) return undefined;
  if (more.length === 0) return 'sure';
  return more.every((word) => rule.likely.includes(word)) ? 'likely' : undefined;
}

function addDuration(shape: Shape, token: ImportedToken, decide: Decide): void {
  const { amount = 0, words } = token;
  if (!words.every((word) => durationWords.has(word))) return;
  if (shape.motion) decide(token, { outcome: 'left', why: 'motion.ms is already set' });
  else if (amount < 80 || amount > 240) {
    decide(token, { outcome: 'left', why: `motion.ms is 80 to 240 ms, this is ${amount}` });
  } else {
    shape.motion = { ms: Math.round(amount) };
    decide(token, {
      outcome: 'guessed',
      to: 'motion.ms',
      why: 'the first duration of usual length',
    });
  }
}

function addTypefaces(
  shape: Shape,
  tokens: readonly ImportedToken[],
  fonts: ReadonlySet<string>,
  decide: Decide,
): void {
  const found: { display?: string; body?: string } = {};
  for (const token of tokens) {
    const use = token.families && useOf(token.words);
    if (!use) continue;
    const name = token.families?.[0] ?? '';
    const family = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    if (!fonts.has(family)) {
      const why = `"${name}" is not an installed typeface; add @fontsource/${family} and typefaces.latin.${use}`;
      decide(token, { outcome: 'left', why });
    } else if (found[use]) {
      decide(token, { outcome: 'left', why: `the typeface for ${use} is already set` });
    } else {
      found[use] = family;
      const why = 'the name matches; the weights 400 and 600 are assumed';
      decide(token, { outcome: 'guessed', to: `typefaces.latin.${use}`, why });
    }
  }
  const body = found.body ?? found.display;
  if (!body) return;
  shape.typefaces = {
    latin: {
      display: { family: found.display ?? body, weights: [600] },
      body: { family: body, weights: [400, 600] },
    },
  };
}

function useOf(words: readonly string[]): 'body' | 'display' | undefined {
  const more = words.filter((word) => !familyWords.around.has(word));
  if (more.every((word) => familyWords.body.has(word))) return 'body';
  return more.every((word) => familyWords.display.has(word)) ? 'display' : undefined;
}
