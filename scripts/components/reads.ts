import { type ESTree, Visitor } from 'vite';
import { parse, type Source } from '../check/source.ts';
import { library } from './library.ts';

const shared = `${library}/styles/`;

/** What the sources of a component name. */
export interface Reads {
  /** Semantic tokens that it reads itself, by its own code and by the shared styles that it imports; those of other components are theirs. */
  readonly tokens: readonly string[];
  /** Tokens that a brand may set for it alone, `tabBar.fill`. */
  readonly own: readonly string[];
  /** Folders of the library that it imports. */
  readonly folders: readonly string[];
}

/** Reads the sources of one component, without its stories, tests and contract. */
export function readsOf(own: readonly Source[], byFile: ReadonlyMap<string, Source>): Reads {
  const reads = own.map((source) => readFile(source));
  const imported = reads.flatMap(({ imports }) => imports);
  const styles = imported.filter(({ file }) => file.startsWith(shared));
  const folders = imported.flatMap(({ file }) =>
    file.startsWith(`${library}/`) ? (file.slice(library.length + 1).split('/')[0] ?? []) : [],
  );
  return {
    tokens: sorted([
      ...reads.flatMap(({ tokens }) => tokens),
      ...styles.flatMap(({ file, name }) => tokensOfShared(file, name, byFile)),
    ]),
    own: sorted(reads.flatMap((each) => each.own)),
    folders: sorted(folders),
  };
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

interface Import {
  readonly file: string;
  readonly name: string;
  readonly local: string;
}

function readFile(source: Source): { tokens: string[]; own: string[]; imports: Import[] } {
  const { program } = parse(source);
  return { ...tokensIn(program), imports: importsOf(source, program) };
}

/** `vars.text.muted`, and both tokens of `own('card.radius', 'radius.card')`. */
function tokensIn(node: ESTree.Program): { tokens: string[]; own: string[] } {
  const tokens: string[] = [];
  const own: string[] = [];
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier' || object.type !== 'MemberExpression') return;
      const { object: vars, property: group } = object;
      if (vars.type === 'Identifier' && vars.name === 'vars' && group.type === 'Identifier')
        tokens.push(`${group.name}.${property.name}`);
    },
    CallExpression: ({ callee, arguments: [token, fallback] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'own') return;
      own.push(...textOf(token));
      tokens.push(...textOf(fallback));
    },
  }).visit(node);
  return { tokens, own };
}

const textOf = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/** What is imported from elsewhere in the library, by its own name. */
function importsOf({ file }: Source, program: ESTree.Program): Import[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const path = node.source.value;
    const from = path.startsWith('../')
      ? `${library}/${path.slice(3)}`
      : path.startsWith('./')
        ? `${folder}/${path.slice(2)}`
        : undefined;
    if (from === undefined) return [];
    return node.specifiers.map((each) => ({
      file: from,
      local: each.local.name,
      name:
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
          ? each.imported.name
          : '*',
    }));
  });
}

/** Of shared styles only what is imported counts: each constant by itself, with those that it is made of. */
function tokensOfShared(
  file: string,
  name: string,
  byFile: ReadonlyMap<string, Source>,
): readonly string[] {
  const source = byFile.get(file);
  if (!source) return [];
  const { program } = parse(source);
  const constant = program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .find(
      (node) =>
        node?.type === 'VariableDeclaration' &&
        node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
    );
  if (!constant) return [];
  // The visitor takes a constant as a program of one statement.
  const alone = { ...program, body: [constant] } as ESTree.Program;
  const names = new Set<string>();
  new Visitor({ Identifier: (node) => void names.add(node.name) }).visit(alone);
  names.delete(name);
  const imports = importsOf(source, program).filter(({ local }) => names.has(local));
  return [
    ...tokensIn(alone).tokens,
    ...imports.flatMap((each) => tokensOfShared(each.file, each.name, byFile)),
    ...[...names].flatMap((each) => tokensOfShared(file, each, byFile)),
  ];
}
