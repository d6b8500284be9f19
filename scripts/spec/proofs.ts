import { type ESTree, Visitor } from 'vite';
import { lineAt, parse, type Source } from '../check/source.ts';

/** A test or story that says of itself that it proves a row. */
export interface Proof {
  readonly id: string;
  readonly file: string;
  /** The title without its marks; `…` stands for a part that is computed. */
  readonly title: string;
  readonly line: number;
}

const mark = /\[spec ([^\]]*)\]/g;

/** Files in which a proof can stand. */
export const holdsProofs = (path: string) =>
  /\.test\.tsx?$|\.stories\.tsx$|^e2e\/.*\.spec\.ts$/.test(path);

/** Members of `test`, `it` and `describe` that keep a test from running, or expect it to fail. */
const idle = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);

/** `test.describe.serial` → ['test', 'describe', 'serial']; also through `test.each(table)` and tagged templates. */
function chainOf(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return chainOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return chainOf(node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [''];
  return [...chainOf(node.object), node.property.name];
}

function textOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return `${textOf(node.left)}${textOf(node.right)}`;
  return '';
}

function property(object: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const entry of object.properties) {
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name)
      return entry.value;
  }
  return undefined;
}

/** A story tagged `!test` is drawn, never run. */
function isRun(story: ESTree.Node | undefined): boolean {
  const tags = property(story, 'tags');
  return (
    tags?.type !== 'ArrayExpression' || !tags.elements.some((tag) => tag && textOf(tag) === '!test')
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The marks `[spec 4.05]` that stand in titles: of a test or a group of tests, of a story, of a story's own test. A mark in a
 * comment, in any other text, or on a test that is skipped proves nothing and is left out.
 */
export function findProofs(source: Source): Proof[] {
  if (!source.text.includes('[spec ')) return [];
  const titles: { text: string; start: number }[] = [];
  const sleeping: Span[] = [];
  const isStoryFile = source.file.endsWith('.stories.tsx');

  new Visitor({
    CallExpression: (node) => {
      const chain = chainOf(node.callee);
      const [first, second] = node.arguments;
      const runner = /^(test|it|describe)$/.test(chain[0] ?? '');
      if (runner && chain.some((member) => idle.has(member))) sleeping.push(node);
      const own = isStoryFile && chain.at(-1) === 'test' && second !== undefined;
      if (runner || own) titles.push({ text: textOf(first), start: node.start });
      if (isStoryFile && /^(story|extend)$/.test(chain.at(-1) ?? '')) {
        if (isRun(first)) titles.push({ text: textOf(property(first, 'name')), start: node.start });
        else sleeping.push(node);
      }
    },
  }).visit(parse(source).program);

  return titles
    .filter(({ start }) => !sleeping.some((span) => span.start <= start && start < span.end))
    .flatMap(({ text, start }) => {
      const title = text.replaceAll(mark, '').replaceAll(/\s+/g, ' ').trim();
      return [...text.matchAll(mark)].map(([, id = '']) => ({
        id: id.trim(),
        file: source.file,
        title,
        line: lineAt(source.text, start),
      }));
    });
}
