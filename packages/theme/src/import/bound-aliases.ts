import type { Place } from '../document/locate.ts';
import { findingOf } from '../document/rule.ts';
import type { Diagnostic } from '../document/types.ts';
import { below } from '../overrides/findings.ts';
import { importRules } from './import-rules.ts';

/** The longest chain of aliases in a real design system has four. */
const longestChain = 32;

/** Parts of all values with their aliases followed: a hundred times the largest real token file seen. */
const mostParts = 200_000;

interface Extent {
  /** Aliases from here to the value, by the longest way. */
  readonly chain: number;
  /** Values in here with every alias followed. */
  readonly parts: number;
}

/**
 * Refuses a document whose aliases lead too far or grow too large. Each token is looked at once, while Terrazzo's parser
 * (2.7.1) follows every alias anew: a chain of 10,000 held it for minutes, and 2 kB of aliases to aliases for ever. Circles
 * are left to it.
 */
export function boundAliases(
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
  if (parts <= mostParts) return [];
  const finding = findingOf(importRules.tooManyAliases, { most: mostParts });
  return [{ ...finding, file, line: 1, column: 1, pointer: '' }];
}

const leaf: Extent = { chain: 0, parts: 1 };

interface Target {
  readonly value: unknown;
}

/** What `{a.b}` or `#/a/b` stands for, if the document has it. */
function targetOf(text: string, document: unknown): Target | undefined {
  const alias = /^\{([^{}]+)\}$/.exec(text)?.[1];
  if (alias !== undefined) {
    const found = inside(document, alias.split('.'));
    // An alias means the token's value, whatever else the token holds.
    return found && (inside(found.value, ['$value']) ?? found);
  }
  if (!text.startsWith('#/')) return undefined;
  const path = text.slice(2).split('/');
  return inside(
    document,
    path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

function inside(value: unknown, path: readonly string[]): Target | undefined {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return { value: here };
}
