import { type Mode, modeNames } from '../brand/modes.ts';
import type { AnyToken } from '../component-tokens.ts';
import type { Place } from '../document/locate.ts';
import { readJson } from '../document/read-json.ts';
import type { Diagnostic, Parsed } from '../document/types.ts';
import { type AcceptedPair, readAcceptedPairs } from './accepted-pairs.ts';
import { collectFindings } from './findings.ts';
import { isMode, type Layers, layersOf, namesIn, tokenIn } from './layers.ts';
import { createResolver } from './resolve.ts';
import { readTokenTree } from './token-tree.ts';
import { isAnyToken } from './token-type.ts';
import { tokenValueOf } from './token-value-of.ts';

/** A tokens.json that can be trusted: every name is a token's, every value of its type, every alias leads somewhere. */
export interface Overrides {
  /** As the person knows it; named in findings. */
  readonly file: string;
  /** The tokens that it sets, by mode. */
  readonly names: Readonly<Record<Mode, readonly AnyToken[]>>;
  /** Failing pairs that it keeps, with the reason. */
  readonly accepted: readonly AcceptedPair[];
  readonly document: unknown;
  readonly layers: Layers;
  /** By JSON Pointer. */
  readonly places: ReadonlyMap<string, Place>;
}

/**
 * Reads the tokens that a brand sets by itself, `themes/<name>/tokens.json` in DTCG 2025.10. Tokens stand by their names
 * in the top group and hold in every mode, colours in the modes of standard contrast; those inside a group named like a
 * mode hold in that mode only. A component's own stand in a
 * group of its name: `button.radius`. Names of the brand's own go in the group `palette`. An alias may name a token of the
 * file or of the contract. Never throws: an invalid file returns every finding with its location and fix.
 */
export function parseOverrides(text: string, file: string): Parsed<Overrides> {
  const json = readJson(text, file);
  if (!json.ok) return json;
  const { value: document, places, problems } = json.value;
  const findings = collectFindings(file, places);
  const tokens = readTokenTree(document, findings);
  const layers = layersOf(tokens, findings);
  const accepted = readAcceptedPairs(document, findings);
  const resolve = createResolver({ document, layers, derived: () => undefined }, findings);

  for (const mode of modeNames) {
    for (const token of tokens) {
      const [first = '', ...rest] = token.path;
      const name = (isMode(first) ? rest : token.path).join('.');
      // What another layer covers, or a mode does not take, is not read in this one.
      if (tokenIn(layers, name, mode) !== token) continue;
      const read = resolve(token, mode);
      if (read && isAnyToken(name)) tokenValueOf(name, token, read, findings);
    }
  }

  const found = [...problems, ...findings.list].sort(byPlace);
  if (found.some(({ severity }) => severity === 'error')) return { ok: false, diagnostics: found };
  // modeNames are the keys of Record<Mode>; fromEntries forgets it.
  const names = Object.fromEntries(
    modeNames.map((mode) => [mode, namesIn(layers, mode)]),
  ) as Record<Mode, AnyToken[]>;
  return { ok: true, value: { file, names, accepted, document, layers, places }, warnings: found };
}

const byPlace = (a: Diagnostic, b: Diagnostic) => a.line - b.line || a.column - b.column;
