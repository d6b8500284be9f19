import { below, isRecord } from '../overrides/findings.ts';
import { referencePath } from '../overrides/token-tree.ts';

export interface Kept {
  readonly document: unknown;
  /** JSON Pointers of tokens whose alias leads out of the file, with the name that they wanted. */
  readonly left: ReadonlyMap<string, string>;
}

/**
 * Design systems are often several files, and one of them is given here: tokens that take their value from another file
 * are left out, and those that took theirs from these.
 */
export function leaveForeignAliases(document: unknown): Kept {
  const left = new Map<string, string>();
  let kept = document;
  for (let more = true; more; ) {
    const names = new Set<string>();
    collect(kept, [], names);
    const before = left.size;
    kept = without(kept, '', names, left);
    more = left.size > before;
  }
  return { document: kept, left };
}

const isToken = (value: Readonly<Record<string, unknown>>) =>
  Object.hasOwn(value, '$value') || Object.hasOwn(value, '$ref');

function collect(value: unknown, path: readonly string[], names: Set<string>): void {
  if (!isRecord(value)) return;
  if (isToken(value)) names.add(path.join('.'));
  // A group that extends another holds names that are not written in it: nothing can be said about those.
  if (Object.hasOwn(value, '$extends')) names.add(`${path.join('.')}.*`);
  for (const [name, inside] of Object.entries(value)) {
    if (name === '$root' || !name.startsWith('$')) collect(inside, [...path, name], names);
  }
}

function without(
  value: unknown,
  pointer: string,
  names: ReadonlySet<string>,
  left: Map<string, string>,
): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inside]): [string, unknown][] => {
    const at = below(pointer, name);
    const foreign = isRecord(inside) && isToken(inside) ? foreignAlias(inside.$value, names) : '';
    if (!foreign) return [[name, name.startsWith('$') ? inside : without(inside, at, names, left)]];
    left.set(at, foreign);
    return [];
  });
  // fromEntries defines own properties, so a key `__proto__` stays data.
  return Object.fromEntries(entries);
}

function foreignAlias(value: unknown, names: ReadonlySet<string>): string | undefined {
  if (typeof value === 'string') {
    const path = value.startsWith('{') ? referencePath(value) : undefined;
    if (!path || names.has(path.join('.'))) return undefined;
    const extended = path.some((_, index) => names.has(`${path.slice(0, index + 1).join('.')}.*`));
    return extended ? undefined : path.join('.');
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const foreign = foreignAlias(part, names);
    if (foreign) return foreign;
  }
  return undefined;
}
