import { functions, properties } from './allowed.ts';

/** Told what is removed, as a noun phrase, and whether it could have loaded or run something. */
export type Reject = (what: string, isUnsafe: boolean) => void;

/** The id that a local reference names. `%` would be decoded by browsers, and hide which element is meant. */
export const localId = /^#([^\s"'()\\%<>]+)$/;
const localUrl = /\burl\(\s*(["']?)#([^\s"'()\\%<>]+)\1\s*\)/gi;
/** No allowed function has a longer name; a bounded slice keeps the search for it linear. */
const maxName = 40;

/**
 * The ids that a value of a CSS property refers to, if the value loads nothing: no function but those in the list,
 * `url()` only with an id of the same file, no escape or comment that could hide one.
 *
 * @returns undefined for any other value
 */
export function localRefs(value: string): readonly string[] | undefined {
  if (/[\\@{};]|\/\*/.test(value)) return undefined;
  const refs: string[] = [];
  const rest = value.replace(localUrl, (_url, _quote, id: string) => {
    refs.push(id);
    return ' ';
  });
  // Judged wherever it is in the text, so that no reading of quotes and brackets can reveal another function.
  for (const before of rest.split('(').slice(0, -1)) {
    const name = before && (/[^\s,()'"]*$/.exec(before.slice(-maxName))?.[0] ?? '');
    if (name !== '' && !functions.has(name.toLowerCase())) return undefined;
  }
  return refs;
}

/** Reports a value that is not {@link localRefs}. */
export function rejectValue(name: string, value: string, reject: Reject): void {
  const isUnsafe = loads(value);
  reject(isUnsafe ? `an external URL in "${name}" (${value})` : `the value of "${name}"`, isUnsafe);
}

const loads = (text: string) => /url\(|@import|src\(|image|\\/i.test(text);

/** The declarations of a `style` attribute or a rule that are in the list. */
export function cleanDeclarations(text: string, reject: Reject) {
  const kept: string[] = [];
  const refs: string[] = [];
  for (const declaration of text.split(';')) {
    if (declaration.trim() === '') continue;
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const local = localRefs(value);
    if (!local) rejectValue(property, value, reject);
    else if (!properties.has(property)) reject(`the style property "${property}"`, false);
    else {
      kept.push(`${property}:${value}`);
      refs.push(...local);
    }
  }
  return { text: kept.join(';'), refs };
}

/** Ids that elements refer to through style sheets, by `.class`, `#id`, element name, or `*` for any element. */
export type SheetRefs = ReadonlyMap<string, ReadonlySet<string>>;

/** The plain rules of a style sheet: no at-rule, no nesting. Adds what they refer to. */
export function cleanSheet(text: string, refs: Map<string, Set<string>>, reject: Reject): string {
  const rules: string[] = [];
  for (const { selector, block } of plainRules(withoutComments(text), reject)) {
    if (!/^[\w\s.#*,>+~:-]+$/.test(selector)) {
      reject(`the style rule "${selector}"`, loads(`${selector}{${block}}`));
      continue;
    }
    const clean = cleanDeclarations(block, reject);
    if (clean.text === '') continue;
    rules.push(`${selector}{${clean.text}}`);
    if (clean.refs.length === 0) continue;
    for (const key of new Set(selector.split(',').map(subjectOf))) {
      const known = refs.get(key) ?? new Set();
      for (const id of clean.refs) known.add(id);
      refs.set(key, known);
    }
  }
  return rules.join('');
}

/** Linear for every text, which a pattern for comments is not. */
function withoutComments(text: string): string {
  return text
    .split('*/')
    .map((piece) => piece.split('/*', 1)[0])
    .join(' ');
}

interface Rule {
  readonly selector: string;
  readonly block: string;
}

function* plainRules(text: string, reject: Reject): Generator<Rule> {
  const drop = (rule: string) => {
    const what = rule.trim();
    if (what !== '') reject(`the style rule "${what}"`, loads(what));
  };
  let depth = 0;
  let selector = '';
  let block = '';
  let isPlain = true;
  for (const piece of text.split(/([{}])/)) {
    if (piece === '{') {
      depth += 1;
      isPlain &&= depth === 1 && !selector.startsWith('@');
    } else if (piece === '}') {
      // One that closes nothing is ignored, with what is before it.
      if (depth > 0) depth -= 1;
      else selector = '';
      if (depth > 0) continue;
      if (!isPlain) drop(`${selector} ${block}`);
      else if (selector !== '') yield { selector, block };
      [selector, block, isPlain] = ['', '', true];
    } else if (depth > 0) block += piece;
    else {
      // `@import …;` and its like are complete before the selector begins.
      const statements = piece.split(';');
      selector = statements.pop()?.trim() ?? '';
      for (const statement of statements) drop(statement);
    }
  }
  drop(`${selector} ${block}`);
}

/** What an element that a selector matches certainly has. */
function subjectOf(selector: string): string {
  const compound =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /[.#][\w-]+/.exec(compound)?.[0] ?? /^[\w-]+/.exec(compound)?.[0] ?? '*';
}
