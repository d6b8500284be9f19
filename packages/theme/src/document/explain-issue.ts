import type * as v from 'valibot';
import { documentRules } from './document-rules.ts';
import { type Place, pointerStep } from './locate.ts';
import { nearestName } from './nearest-name.ts';
import { type Finding, findingIn, findingOf, shown } from './rule.ts';
import type { Diagnostic } from './types.ts';

interface Context {
  readonly file: string;
  readonly area: string;
  readonly schema: unknown;
  readonly value: unknown;
  readonly places: ReadonlyMap<string, Place>;
}

type Key = string | number;

/** One schema issue in words and with its place. An unknown key answers for all unknown keys of its object. */
export function explainIssue(issue: v.BaseIssue<unknown>, context: Context): Diagnostic[] {
  const path = (issue.path ?? []).map((item) => item.key as Key);
  const last = issue.path?.at(-1);
  if (issue.type === 'strict_object' && last) {
    const parent = path.slice(0, -1);
    if (issue.expected === 'never') return unknownKeys(parent, context);
    return [missingKey(parent, String(last.key), context)];
  }
  if (last?.origin === 'key') return [badKey(path, issue, context)];
  return [badValue(path, issue, context)];
}

function unknownKeys(parent: readonly Key[], context: Context): Diagnostic[] {
  const { unknownKey } = documentRules(context.area);
  const legal = keysOf(schemaAt(context.schema, parent));
  const object = valueAt(context.value, parent);
  const written = typeof object === 'object' && object !== null ? Object.keys(object) : [];
  const free = legal.filter((name) => !written.includes(name));
  return written
    .filter((name) => !legal.includes(name))
    .map((name) => {
      const near = nearestName(name, free) ?? nearestName(name, legal);
      const suggestion = suggestName(near, legal);
      return at([...parent, name], 'key', context, findingOf(unknownKey, { name, suggestion }));
    });
}

const suggestName = (near: string | undefined, legal: readonly string[]) =>
  near ? `Did you mean "${near}"?` : `Allowed names: ${list(legal)}.`;

function missingKey(parent: readonly Key[], name: string, context: Context): Diagnostic {
  const where = parent.length === 0 ? 'The document' : `"${parent.join('.')}"`;
  const expected = expectedOf(schemaAt(context.schema, [...parent, name]));
  const wanted = expected ? `: ${expected}` : '';
  const finding = findingOf(documentRules(context.area).missing, { where, name, wanted });
  return at(parent, 'key', context, finding, [...parent, name]);
}

function badKey(path: readonly Key[], issue: v.BaseIssue<unknown>, context: Context): Diagnostic {
  const legal = optionsOf(issue.expected);
  const name = String(path.at(-1));
  const suggestion = suggestName(nearestName(name, legal), legal);
  const finding =
    findingIn(issue) ?? findingOf(documentRules(context.area).badKey, { name, suggestion });
  return at(path, 'key', context, finding);
}

function badValue(path: readonly Key[], issue: v.BaseIssue<unknown>, context: Context): Diagnostic {
  const own = findingIn(issue);
  if (own) return at(path, 'value', context, own);
  const found = shown(valueAt(context.value, path));
  const expected = expectedWords(issue);
  const legal = optionsOf(issue.expected);
  const near = typeof issue.input === 'string' ? nearestName(issue.input, legal) : undefined;
  const suggestion = near
    ? `Did you mean "${near}"? Allowed values: ${list(legal)}.`
    : legal.length > 0
      ? `Use one of: ${list(legal)}.`
      : `Write ${expected} here.`;
  const { type } = documentRules(context.area);
  return at(path, 'value', context, findingOf(type, { expected, found, suggestion }));
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list [ … ]',
  Object: 'an object { … }',
};

function expectedWords(issue: v.BaseIssue<unknown>): string {
  const expected = issue.expected ?? '';
  const legal = optionsOf(expected);
  if (legal.length > 0) return legal.length === 1 ? `"${legal[0]}"` : `one of ${list(legal)}`;
  return kinds[expected] ?? (expected === '' ? 'something else' : expected);
}

/** Strings of a picklist or literal as valibot prints them: `("a" | "b")`. */
function optionsOf(expected: string | null): string[] {
  return [...(expected ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '');
}

function expectedOf(schema: unknown): string | undefined {
  if (!isRecord(schema)) return undefined;
  const expects = typeof schema.expects === 'string' ? schema.expects : '';
  const legal = optionsOf(expects);
  return legal.length > 0 ? `one of ${list(legal)}` : kinds[expects];
}

/** The schema that stands at a path, through optional wrappers and pipes; undefined where the schema is not that simple. */
function schemaAt(schema: unknown, path: readonly Key[]): unknown {
  let here = schema;
  for (const key of path) {
    here = unwrapped(here);
    if (!isRecord(here)) return undefined;
    if (isRecord(here.entries)) here = here.entries[key];
    else if (isRecord(here.item)) here = here.item;
    else if (isRecord(here.value)) here = here.value;
    else return undefined;
  }
  return unwrapped(here);
}

function unwrapped(schema: unknown): unknown {
  let here = schema;
  while (isRecord(here) && isRecord(here.wrapped)) here = here.wrapped;
  return here;
}

function keysOf(schema: unknown): string[] {
  return isRecord(schema) && isRecord(schema.entries) ? Object.keys(schema.entries) : [];
}

function valueAt(value: unknown, path: readonly Key[]): unknown {
  let here = value;
  for (const key of path) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isRecord(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here;
}

function isRecord(value: unknown): value is Record<Key, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function at(
  path: readonly Key[],
  side: 'key' | 'value',
  context: Context,
  finding: Finding,
  pointer: readonly Key[] = path,
): Diagnostic {
  const place = nearestPlace(path, context.places);
  const loc = side === 'key' ? (place?.key ?? place?.value) : place?.value;
  return {
    ...finding,
    file: context.file,
    line: loc?.line ?? 1,
    column: loc?.column ?? 1,
    pointer: pointer.map(pointerStep).join(''),
  };
}

/** A schema may speak of a value that is not in the file (a default): then its nearest written ancestor is the place. */
function nearestPlace(path: readonly Key[], places: ReadonlyMap<string, Place>): Place | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = places.get(path.slice(0, length).map(pointerStep).join(''));
    if (place) return place;
  }
  return undefined;
}
