import type { Place } from '../document/locate.ts';
import { findingOf } from '../document/rule.ts';
import type { Diagnostic } from '../document/types.ts';
import { below, isRecord } from '../overrides/findings.ts';
import { type Target, targetOf } from './alias-target.ts';
import { importRules } from './import-rules.ts';

/** The longest chain of aliases in a real design system has four. */
const longestChain = 32;

/** Parts of all values with their aliases followed: several times those of the largest real token file seen. */
const mostParts = 100_000;

/** Terrazzo's parser takes seconds for so many. */
const mostTokens = 5000;

interface Extent {
  /** Aliases from here to the value, by the longest way. */
  readonly chain: number;
  /** Values in here with every alias followed. */
  readonly parts: number;
}

/**
 * Refuses a document that would hold this process for minutes: too many tokens, aliases that lead too far, and those that
 * grow beyond all bounds, as 2 kB of aliases to aliases can. Each part is looked at once. Circles are left to the parser.
 */
export function boundWork(
  document: unknown,
  file: string,
  places: ReadonlyMap<string, Place>,
): readonly Diagnostic[] {
  // By object, and aliases by their text.
  const known = new Map<unknown, Extent>();
  const open = new Set<unknown>();
  let tooLong: string | undefined;

  function extentOf(value: unknown, pointer: string, hops: number): Extent {
    if (tooLong !== undefined) return leaf;
    if (typeof value === 'string') {
      const target = targetOf(value, document);
      return target ? followed(value, target, pointer, hops) : leaf;
    }
    if (typeof value !== 'object' || value === null) return leaf;
    const before = known.get(value);
    if (before) return before;
    if (open.has(value)) return leaf;
    open.add(value);
    const inside = Object.entries(value).map(([name, part]) =>
      extentOf(part, below(pointer, name), hops),
    );
    open.delete(value);
    const extent = {
      chain: inside.reduce((longest, { chain }) => Math.max(longest, chain), 0),
      parts: inside.reduce((sum, { parts }) => sum + parts, 1),
    };
    known.set(value, extent);
    return extent;
  }

  function followed(alias: string, { value }: Target, pointer: string, hops: number): Extent {
    const before = known.get(alias);
    if (before) return before;
    if (open.has(alias)) return leaf;
    if (hops < longestChain) {
      open.add(alias);
      const { chain, parts } = extentOf(value, pointer, hops + 1);
      open.delete(alias);
      if (chain < longestChain) {
        const extent = { chain: chain + 1, parts: parts + 1 };
        known.set(alias, extent);
        return extent;
      }
    }
    tooLong ??= pointer;
    return leaf;
  }

  const { parts } = extentOf(document, '', 0);
  if (tooLong !== undefined) {
    const { line, column } = places.get(tooLong)?.value ?? { line: 1, column: 1 };
    const finding = findingOf(importRules.longChain, { most: longestChain });
    return [{ ...finding, file, line, column, pointer: tooLong }];
  }
  const tokens = countTokens(document);
  if (tokens > mostTokens) {
    const finding = findingOf(importRules.tooManyTokens, { tokens, most: mostTokens });
    return [{ ...finding, file, line: 1, column: 1, pointer: '' }];
  }
  if (parts <= mostParts) return [];
  const finding = findingOf(importRules.tooManyAliases, { most: mostParts });
  return [{ ...finding, file, line: 1, column: 1, pointer: '' }];
}

const leaf: Extent = { chain: 0, parts: 1 };

const countTokens = (value: unknown): number =>
  !isRecord(value)
    ? 0
    : Object.hasOwn(value, '$value')
      ? 1
      : Object.values(value).reduce<number>((sum, part) => sum + countTokens(part), 0);
