import { below } from '../overrides/findings.ts';
import { isMode, lockedGroup, paletteGroup } from '../overrides/layers.ts';
import { lockedBecause } from '../overrides/limits.ts';
import { dtcgTypeOf, isAnyToken } from '../overrides/token-type.ts';
import type { Decide } from './choose-seeds.ts';
import type { ImportedToken } from './imported-token.ts';
import { roleNames } from './rules.ts';

/** A token of ours for tokens.json. */
export interface Chosen {
  /** `light`, `text`, `muted`. */
  readonly path: readonly string[];
  readonly token: { readonly $type: string; readonly $value: unknown };
  readonly from: ImportedToken;
}

/** The tokens of a file that are ours by name, or that by name can only be one of ours. */
export function chooseTokens(tokens: readonly ImportedToken[], decide: Decide): Chosen[] {
  const chosen = new Map<string, Chosen>();
  const add = (path: readonly string[], from: ImportedToken, token: Chosen['token']) => {
    const name = path.join('.');
    const first = chosen.get(name)?.from;
    if (first) return decide(from, { outcome: 'left', why: `${name} is taken from ${first.name}` });
    chosen.set(name, { path, token, from });
    return decide(from, { outcome: 'taken', to: name, why: 'the name matches' });
  };

  for (const token of tokens) {
    const path = token.name.split('.');
    const [first = '', ...rest] = path;
    const own = (isMode(first) ? rest : path).join('.');
    // Typefaces belong in brand.json, which knows which are installed.
    if (token.wrong || token.families) continue;
    if (isAnyToken(own) && dtcgTypeOf(own) === token.type) {
      const locked = lockedBecause(own);
      if (locked) decide(token, { outcome: 'left', why: locked.why });
      else add(path, token, token.written);
    } else if (first === lockedGroup || first === paletteGroup) {
      const why =
        first === lockedGroup ? 'brands cannot set it' : 'the value is applied where it is used';
      decide(token, { outcome: 'left', why });
    } else if (token.hex) {
      const name = token.words.filter((word) => word !== 'light').join(' ');
      const role = Object.entries(roleNames).find(([, names]) => names.includes(name));
      // What is said of no mode is said of a light page; the others are derived.
      if (role) add(['light', ...role[0].split('.')], token, token.written);
    }
  }
  return [...chosen.values()];
}

/** The tokens as a DTCG document. */
export function documentOf(chosen: readonly Chosen[]): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = {};
  for (const { path, token } of chosen) {
    let group = root;
    for (const step of path.slice(0, -1)) {
      const inside = Object.hasOwn(group, step) ? group[step] : undefined;
      // Only this loop fills the document: what is in a group's place is a group.
      const next = (inside ?? {}) as Record<string, unknown>;
      group[step] = next;
      group = next;
    }
    group[path.at(-1) ?? ''] = token;
  }
  return root;
}

/** Where a chosen token's value stands in `documentOf`. */
export const pointerOf = ({ path }: Chosen): string => below('', ...path);
