import { below, type Findings, isRecord, shown } from './findings.ts';
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
    findings.add('', {
      what: 'type',
      message: `Expected an object { … } of tokens, found ${shown(document)}.`,
      remedy: 'Write groups of tokens: { "text": { "muted": { "$type": …, "$value": … } } }.',
    });
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
      findings.add(at, {
        what: 'type',
        message: `Expected a token or a group { … }, found ${shown(member)}.`,
        remedy: `Write "${name}": { "$type": …, "$value": … }.`,
      });
    } else if (isToken(member)) tokens.set(name, readToken(member, at, findings));
    else if (name === '$root') {
      findings.add(at, {
        what: 'no-value',
        message: '"$root" is a token but has no "$value".',
        remedy: 'Add a "$value", or rename the group.',
      });
    } else groups.set(name, readGroup(member, at, findings));
  }
  checkNotes(object, pointer, findings);
  const base = referencePath(object.$extends);
  if (Object.hasOwn(object, '$extends') && !base) {
    findings.add(below(pointer, '$extends'), {
      what: 'type',
      message: `Expected the name of a group such as "{palette}", found ${shown(object.$extends)}.`,
      remedy: 'Write the group’s name in braces: "$extends": "{group.name}".',
    });
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
      findings.add(at, {
        what: 'inside-token',
        side: 'key',
        message: `"${name}" is inside a token. A token has a value and cannot contain other tokens.`,
        remedy: `Move "${name}" out, or make the token a group and name its value "$root".`,
      });
    }
  }
  checkNotes(object, pointer, findings);
  const word = Object.hasOwn(object, '$value') ? '$value' : '$ref';
  if (word === '$value' && Object.hasOwn(object, '$ref')) {
    findings.add(below(pointer, '$ref'), {
      what: 'two-values',
      side: 'key',
      message: 'The token has both "$value" and "$ref".',
      remedy: 'Keep one of the two.',
    });
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
  findings.add(at, {
    what: 'unknown-property',
    side: 'key',
    message: `Unknown field "${name}"; names that start with $ are reserved by the format.`,
    remedy: near
      ? `Did you mean "${near}"?`
      : `Allowed here: ${legal.map((word) => `"${word}"`).join(', ')}.`,
  });
}

function checkName(name: string, at: string, findings: Findings): boolean {
  if (forbiddenNames.has(name)) {
    findings.add(at, {
      what: 'forbidden-name',
      side: 'key',
      message: `"${name}" is not allowed as a name: it can break programs that read the file.`,
      remedy: 'Choose another name.',
    });
    return false;
  }
  if (name === '$root' || /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,59}$/u.test(name)) return true;
  findings.add(at, {
    what: 'bad-name',
    side: 'key',
    message: `${shown(name)} is not a valid name for a token or a group.`,
    remedy:
      'Use letters, digits, spaces, "-" and "_", at most 60, starting with a letter or digit.',
  });
  return false;
}

function checkNotes(
  object: Readonly<Record<string, unknown>>,
  pointer: string,
  findings: Findings,
): void {
  const wrong = (word: string, expected: string) =>
    findings.add(below(pointer, word), {
      what: 'type',
      message: `Expected ${expected}, found ${shown(object[word])}.`,
      remedy: `Write ${expected} here.`,
    });
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
  findings.add(below(pointer, '$type'), {
    what: 'type',
    message: `Expected the name of a type, found ${shown(object.$type)}.`,
    remedy: 'Write a type such as "color".',
  });
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
