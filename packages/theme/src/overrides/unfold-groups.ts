import { findingOf } from '../document/rule.ts';
import { below, type Findings } from './findings.ts';
import { tokenRules } from './token-rules.ts';
import type { Group, RawToken } from './token-tree.ts';

/** More than any brand has; a few lines of `$extends` can ask for millions. */
const mostTokens = 5000;
const deepest = 64;

interface Unfolded {
  readonly type: string | undefined;
  readonly groups: Map<string, Unfolded>;
  readonly tokens: Map<string, Omit<RawToken, 'path'>>;
}

/** All tokens of a document with their full paths, in its order, `$extends` followed and `$type` inherited. */
export function unfoldGroups(root: Group, findings: Findings): RawToken[] {
  let count = 0;
  let reported = false;

  function expand(group: Group, open: readonly Group[]): Unfolded {
    const own: Unfolded = { type: group.type, groups: new Map(), tokens: new Map() };
    if (open.length > deepest || count > mostTokens) {
      if (!reported) tooMany(group, findings);
      reported = true;
      return own;
    }
    count += group.tokens.size + 1;
    for (const [name, token] of group.tokens) own.tokens.set(name, token);
    for (const [name, child] of group.groups) own.groups.set(name, expand(child, [...open, group]));
    const base = group.base && findBase(group, group.base, [...open, group], root, findings);
    return base ? merged(expand(base, [...open, group]), own) : own;
  }

  const list: RawToken[] = [];
  function flatten(group: Unfolded, path: readonly string[], around: string | undefined): void {
    const type = group.type ?? around;
    for (const [name, token] of group.tokens) {
      list.push({ ...token, type: token.type ?? type, path: [...path, name] });
    }
    for (const [name, child] of group.groups) flatten(child, [...path, name], type);
  }
  const unfolded = expand(root, []);
  if (count > mostTokens && !reported) tooMany(root, findings);
  if (count > mostTokens) return [];
  flatten(unfolded, [], undefined);
  return list;
}

/** What is written in a group wins over what it extends, token by token. */
function merged(base: Unfolded, own: Unfolded): Unfolded {
  const groups = new Map(base.groups);
  for (const [name, group] of own.groups) {
    const inherited = base.groups.get(name);
    groups.set(name, inherited ? merged(inherited, group) : group);
  }
  return {
    type: own.type ?? base.type,
    groups,
    tokens: new Map([...base.tokens, ...own.tokens]),
  };
}

function findBase(
  group: Group,
  path: readonly string[],
  open: readonly Group[],
  root: Group,
  findings: Findings,
): Group | undefined {
  let base: Group | undefined = root;
  for (const step of path) base = base?.groups.get(step);
  const name = path.join('.');
  const at = below(group.pointer, '$extends');
  if (!base) {
    const near = findings.near(name, groupNames(root));
    findings.add(
      at,
      near
        ? findingOf(tokenRules.misspeltGroup, { name, braced: `{${near}}` })
        : findingOf(tokenRules.unknownGroup, { name }),
    );
    return undefined;
  }
  if (!open.includes(base)) return base;
  findings.add(at, findingOf(tokenRules.extendsItself, { name }));
  return undefined;
}

function groupNames(root: Group): string[] {
  const names: string[] = [];
  const walk = (group: Group, path: string) => {
    for (const [name, child] of group.groups) {
      if (names.length < mostTokens) names.push(`${path}${name}`);
      walk(child, `${path}${name}.`);
    }
  };
  walk(root, '');
  return names;
}

function tooMany(group: Group, findings: Findings): void {
  findings.add(
    group.pointer,
    findingOf(tokenRules.tooMany, { tokens: mostTokens, levels: deepest }),
  );
}
