import { findingOf, shown } from '../document/rule.ts';
import { below, type Findings, isRecord, quoted } from './findings.ts';
import { tokenRules } from './token-rules.ts';
import { unfoldGroups } from './unfold-groups.ts';

/** A token as it stands in the file, its value not yet looked at. */
export interface RawToken {
  readonly path: readonly string[];
  /** JSON Pointer of the token's object. */
  readonly pointer: string;
  /** Own `$type`, else that of the nearest group around it. */
  readonly type: string | undefined;
  readonly value: unknown;
  readonly valuePointer: string;
  readonly extensions: unknown;
  /** `$deprecated`: why, or only that it is. */
  readonly deprecated: string | boolean;
}

/** A group as it stands in the file, before `$extends` is followed. */
export interface Group {
  /** JSON Pointer. */
  readonly pointer: string;
  readonly type: string | undefined;
  /** What it extends. */
  readonly base: readonly string[] | undefined;
  readonly groups: ReadonlyMap<string, Group>;
  readonly tokens: ReadonlyMap<string, Omit<RawToken, 'path'>>;
}

/** Words that a careless reader of this file could take for a way into an object's prototype. */
export const forbiddenNames: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);

/** All tokens of a DTCG document in the file's order, groups unfolded and `$extends` followed (DTCG 2025.10 Format §6). */
export function readTokenTree(document: unknown, findings: Findings): RawToken[] {
  if (!isRecord(document)) {
    findings.add('', findingOf(tokenRules.notTokens, { found: shown(document) }));
    return [];
  }
  const root = readGroup(document, '', findings);
  return unfoldGroups(root, findings);
}

const groupWords = ['$type', '$description', '$extends', '$deprecated', '$extensions', '$root'];
const tokenWords = ['$type', '$value', '$ref', '$description', '$deprecated', '$extensions'];

const isToken = (object: Readonly<Record<string, unknown>>) =>
  Object.hasOwn(object, '$value') || Object.hasOwn(object, '$ref');

function readGroup(
  object: Readonly<Record<string, unknown>>,
  pointer: string,
  findings: Findings,
): Group {
  const groups = new Map<string, Group>();
  const tokens = new Map<string, Omit<RawToken, 'path'>>();
  for (const [name, member] of Object.entries(object)) {
    const at = below(pointer, name);
    if (name.startsWith('$') && name !== '$root') {
      const legal = pointer === '' ? [...groupWords, '$schema'] : groupWords;
      checkWord(name, legal, at, findings);
    } else if (!checkName(name, at, findings)) {
      // Told; nothing below a name that cannot be is of use.
    } else if (!isRecord(member)) {
      findings.add(at, findingOf(tokenRules.notGroup, { name, found: shown(member) }));
    } else if (isToken(member)) tokens.set(name, readToken(member, at, findings));
    else if (name === '$root') {
      findings.add(at, findingOf(tokenRules.rootWithoutValue, {}));
    } else groups.set(name, readGroup(member, at, findings));
  }
  checkNotes(object, pointer, findings);
  const base = referencePath(object.$extends);
  if (Object.hasOwn(object, '$extends') && !base) {
    findings.add(
      below(pointer, '$extends'),
      findingOf(tokenRules.badExtends, { found: shown(object.$extends) }),
    );
  }
  return { pointer, type: typeOf(object, pointer, findings), base, groups, tokens };
}

function readToken(
  object: Readonly<Record<string, unknown>>,
  pointer: string,
  findings: Findings,
): Omit<RawToken, 'path'> {
  for (const name of Object.keys(object)) {
    const at = below(pointer, name);
    if (name.startsWith('$')) checkWord(name, tokenWords, at, findings);
    else {
      findings.add(at, findingOf(tokenRules.insideToken, { name }), 'key');
    }
  }
  checkNotes(object, pointer, findings);
  const word = Object.hasOwn(object, '$value') ? '$value' : '$ref';
  if (word === '$value' && Object.hasOwn(object, '$ref')) {
    findings.add(below(pointer, '$ref'), findingOf(tokenRules.twoValues, {}), 'key');
  }
  const { $deprecated } = object;
  return {
    pointer,
    type: typeOf(object, pointer, findings),
    value: word === '$value' ? object.$value : { $ref: object.$ref },
    valuePointer: below(pointer, word),
    extensions: object.$extensions,
    deprecated:
      typeof $deprecated === 'string' || typeof $deprecated === 'boolean' ? $deprecated : false,
  };
}

function checkWord(name: string, legal: readonly string[], at: string, findings: Findings): void {
  if (legal.includes(name)) return;
  const near = findings.near(name, legal);
  findings.add(
    at,
    near
      ? findingOf(tokenRules.misspeltWord, { name, near })
      : findingOf(tokenRules.unknownWord, { name, legal: quoted(legal) }),
    'key',
  );
}

function checkName(name: string, at: string, findings: Findings): boolean {
  if (forbiddenNames.has(name)) {
    findings.add(at, findingOf(tokenRules.forbiddenName, { name }), 'key');
    return false;
  }
  if (name === '$root' || /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,59}$/u.test(name)) return true;
  findings.add(at, findingOf(tokenRules.badName, { found: shown(name) }), 'key');
  return false;
}

function checkNotes(
  object: Readonly<Record<string, unknown>>,
  pointer: string,
  findings: Findings,
): void {
  const wrong = (word: string, expected: string) =>
    findings.add(
      below(pointer, word),
      findingOf(tokenRules.badNote, { expected, found: shown(object[word]) }),
    );
  const { $description = '', $deprecated = false, $extensions = {} } = object;
  if (typeof $description !== 'string') wrong('$description', 'a text in quotes');
  if (typeof $deprecated !== 'string' && typeof $deprecated !== 'boolean') {
    wrong('$deprecated', 'true, false or a text with the reason');
  }
  if (!isRecord($extensions)) wrong('$extensions', 'an object { … }');
}

function typeOf(
  object: Readonly<Record<string, unknown>>,
  pointer: string,
  findings: Findings,
): string | undefined {
  if (!Object.hasOwn(object, '$type')) return undefined;
  if (typeof object.$type === 'string') return object.$type;
  findings.add(
    below(pointer, '$type'),
    findingOf(tokenRules.badTypeName, { found: shown(object.$type) }),
  );
  return undefined;
}

/** `{a.b}` or `#/a/b` as the path `a`, `b`; undefined for anything else. */
export function referencePath(text: unknown): string[] | undefined {
  if (typeof text !== 'string' || text.length > 1000) return undefined;
  const alias = /^\{([^{}]+)\}$/.exec(text);
  if (alias) return (alias[1] ?? '').split('.');
  if (!text.startsWith('#/')) return undefined;
  return text
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
