import { isRecord } from '../overrides/findings.ts';
import { targetOf } from './alias-target.ts';

interface Typed {
  readonly value: unknown;
  readonly own: unknown;
  /** Of the nearest group around it. */
  readonly inherited: unknown;
}

/**
 * A document with each alias replaced by the value that it stands for and the type that comes with it, which is each
 * followed once: Terrazzo's parser (2.7.1) looks through all tokens for every alias, and 1,000 of them take it seconds.
 * Circles, `$ref` and `$extends` stay as they are.
 */
export function followAliases(document: unknown): unknown {
  const tokens = new Map<string, Typed>();
  collect(document, [], undefined, tokens);
  const values = new Map<string, unknown>();
  const open = new Set<string>();

  function followed(value: unknown): unknown {
    if (typeof value === 'string') return aliased(value);
    if (Array.isArray(value)) return value.map(followed);
    if (!isRecord(value)) return value;
    // fromEntries defines own properties, so a key `__proto__` stays data.
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, followed(part)]));
  }

  function aliased(text: string): unknown {
    if (values.has(text)) return values.get(text);
    const target = text.startsWith('{') ? targetOf(text, document) : undefined;
    if (!target || open.has(text)) return text;
    open.add(text);
    const value = followed(target.value);
    open.delete(text);
    values.set(text, value);
    return value;
  }

  /** A token's own type, else that of what it stands for, else its group's (DTCG 2025.10 Format §5.2.2). */
  function typeOf({ value, own, inherited }: Typed, from: ReadonlySet<unknown>): unknown {
    if (own !== undefined) return own;
    const target = typeof value === 'string' ? tokens.get(value.slice(1, -1)) : undefined;
    const known =
      target && !from.has(target) ? typeOf(target, new Set([...from, target])) : undefined;
    return known ?? inherited;
  }

  function follow(value: unknown, path: readonly string[]): unknown {
    if (!isRecord(value)) return value;
    const token = tokens.get(path.join('.'));
    if (token) {
      const type = typeOf(token, new Set([token]));
      const typed = type === undefined ? {} : { $type: type };
      return { ...value, ...typed, $value: followed(value.$value) };
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        isWord(name) ? part : follow(part, [...path, name]),
      ]),
    );
  }
  return follow(document, []);
}

const isWord = (name: string) => name.startsWith('$') && name !== '$root';

function collect(
  value: unknown,
  path: readonly string[],
  inherited: unknown,
  tokens: Map<string, Typed>,
): void {
  if (!isRecord(value)) return;
  const { $type: own, $value } = value;
  if (Object.hasOwn(value, '$value')) {
    tokens.set(path.join('.'), { value: $value, own, inherited });
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (!isWord(name)) collect(part, [...path, name], own ?? inherited, tokens);
  }
}
