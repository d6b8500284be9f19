import { type ESTree, Visitor } from 'vite';
import { isStory, isTest } from '../check/layers.ts';
import { type Finding, lineAt, parse, type Source } from '../check/source.ts';
import { library } from './library.ts';

/** A part's name in a contract and in the page, by the name of its export in the styles: `QuickList` is `quick-list`. */
export const partName = (exported: string): string =>
  exported.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Exports of a file of styles that are elements: those that `styled` makes. */
export function styledExports(source: Source): string[] {
  const found: string[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init && isStyled(init)) found.push(id.name);
    },
  }).visit(parse(source).program);
  return found;
}

/** `styled.div`…``, `styled(Frame)`…`` and either with `.attrs()`, under an `as`. */
function isStyled(node: ESTree.Expression): boolean {
  switch (node.type) {
    case 'TSAsExpression':
      return isStyled(node.expression);
    case 'TaggedTemplateExpression':
      return isStyled(node.tag);
    case 'MemberExpression':
      return isStyled(node.object);
    case 'CallExpression':
      return isStyled(node.callee);
    default:
      return node.type === 'Identifier' && node.name === 'styled';
  }
}

/** An element of some component's styles: the component and the export's name. */
interface Part {
  readonly component: string;
  readonly name: string;
}

const partKey = ({ component, name }: Part) => `${component}/${name}`;

/**
 * Where a component draws a part without its name, with another's, or a name on what is no part; and parts that nothing draws.
 * What draws a component's own part through its index, as fields do with the frame, names it as its owner does.
 */
export function checkParts(sources: readonly Source[]): Finding[] {
  const ofLibrary = sources.filter(({ file }) => file.startsWith(`${library}/`));
  const contracts = new Set(
    ofLibrary
      .map(({ file }) => file)
      .filter(isContract)
      .map(folderOf),
  );
  const ofComponents = ofLibrary.filter(({ file }) => contracts.has(folderOf(file)));
  const exports = partsByFile(ofComponents);
  const drawn = new Set<string>();
  const found = ofComponents
    .filter(({ file }) => file.endsWith('.tsx') && !isStory(file) && !isTest(file))
    .flatMap((source) => checkFile(source, exports, drawn));
  const idle = [...exports.entries()]
    .filter(([file]) => file.endsWith('.styles.ts'))
    .flatMap(([file, parts]) => [...parts.values()].map((part) => ({ file, part })))
    .filter(({ part }) => !drawn.has(partKey(part)))
    .map(({ file, part }) => ({
      file,
      line: 1,
      found: `${part.name}, which nothing renders`,
      why: 'the contract lists it as a part of the page.',
      fix: 'Render it, or remove it from the styles and the contract.',
    }));
  return [...found, ...idle];
}

const isContract = (file: string) => file.endsWith('.contract.ts');
const folderOf = (file: string) => file.slice(library.length + 1).split('/')[0] ?? '';

/** By file, what it exports that is a part: styles their own, an index those that it passes on. */
function partsByFile(sources: readonly Source[]): ReadonlyMap<string, ReadonlyMap<string, Part>> {
  const exports = new Map<string, ReadonlyMap<string, Part>>();
  for (const source of sources) {
    if (!source.file.endsWith('.styles.ts')) continue;
    const component = folderOf(source.file);
    const parts = styledExports(source).map((name) => [name, { component, name }] as const);
    exports.set(source.file, new Map(parts));
  }
  for (const source of sources) {
    if (!source.file.endsWith('/index.ts')) continue;
    const passed = new Map<string, Part>();
    new Visitor({
      ExportNamedDeclaration: ({ source: from, specifiers }) => {
        const parts = from && exports.get(resolve(source.file, from.value));
        for (const { local, exported } of specifiers) {
          const part = parts?.get(nameOf(local));
          if (part) passed.set(nameOf(exported), part);
        }
      },
    }).visit(parse(source).program);
    exports.set(source.file, passed);
  }
  return exports;
}

function checkFile(
  source: Source,
  exports: ReadonlyMap<string, ReadonlyMap<string, Part>>,
  drawn: Set<string>,
): Finding[] {
  const { file, text } = source;
  const { program } = parse(source);
  const local = new Map<string, Part>();
  const findings: Finding[] = [];
  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) => {
      const parts = exports.get(resolve(file, from.value));
      for (const each of specifiers) {
        const part = each.type === 'ImportSpecifier' && parts?.get(nameOf(each.imported));
        if (part) local.set(each.local.name, part);
      }
    },
    JSXOpeningElement: ({ start, name, attributes }) => {
      const part = name.type === 'JSXIdentifier' ? local.get(name.name) : undefined;
      const written = attributes.find(
        (each) => each.type === 'JSXAttribute' && each.name.name === 'data-part',
      );
      if (part) drawn.add(partKey(part));
      if (!part && !written) return;
      const value = written?.type === 'JSXAttribute' ? written.value : undefined;
      const wanted = part && partName(part.name);
      if (wanted !== undefined && value?.type === 'Literal' && value.value === wanted) return;
      findings.push({
        file,
        line: lineAt(text, start),
        found: part
          ? `${part.name} of ${part.component} without its name as a part`
          : 'data-part on an element that is no part of the component',
        why: 'tests, docs and operators find the parts of a contract in the page by data-part.',
        fix:
          wanted === undefined
            ? 'Remove it, or add the element to the component’s styles and its contract.'
            : `Write data-part="${wanted}" as its first attribute, so that a component that wraps it can pass its own name.`,
      });
    },
  }).visit(program);
  return findings;
}

/** The path of a relative import, which in the library leads to a folder beside or the own. */
function resolve(file: string, specifier: string): string {
  const own = file.slice(0, file.lastIndexOf('/'));
  if (specifier.startsWith('../')) return `${library}/${specifier.slice(3)}`;
  return specifier.startsWith('./') ? `${own}/${specifier.slice(2)}` : specifier;
}

/** The name of what is imported or exported, which the syntax also lets be a string. */
const nameOf = (node: ESTree.ModuleExportName): string =>
  node.type === 'Literal' ? node.value : node.name;
