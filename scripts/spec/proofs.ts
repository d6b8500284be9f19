import { storyNameFromExport } from 'storybook/internal/csf';
import { type ESTree, Visitor } from 'vite';
import { lineAt, parse, type Source } from '../check/source.ts';

/** A test or story that claims to cover a row. */
export interface Proof {
  readonly id: string;
  readonly file: string;
  /** The title without its marks; `…` stands for a part that is computed. */
  readonly title: string;
  readonly line: number;
  /** The mark is misplaced; this is the fix, an imperative sentence. */
  readonly misplaced?: string;
}

const mark = /\[spec ([^\]]*)\]/g;

/** Files that can have a mark. */
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

/** The rows in a story's `parameters: { spec: ['4.05'] }`, each with its place; `…` for one that is not a literal. */
function rowsOf(story: ESTree.Node | undefined): { id: string; start: number }[] {
  const list = property(property(story, 'parameters'), 'spec');
  if (!list) return [];
  if (list.type !== 'ArrayExpression') return [{ id: '…', start: list.start }];
  return list.elements.flatMap((element) =>
    element ? [{ id: textOf(element) || '…', start: element.start }] : [],
  );
}

interface Mark {
  readonly id: string;
  readonly title: string;
  readonly start: number;
  readonly misplaced?: string;
}

/** The marks in the title of a test, and the title without them. */
function marksIn(text: string, start: number): Mark[] {
  const title = text.replaceAll(mark, '').replaceAll(/\s+/g, ' ').trim();
  return [...text.matchAll(mark)].map(([, id = '']) => ({ id: id.trim(), title, start }));
}

/** The marks of a story: those in its parameters, and as misplaced any in its name, which designers read. */
function marksOfStory(story: ESTree.Node | undefined, exported: string, start: number): Mark[] {
  const name = textOf(property(story, 'name'));
  const named = marksIn(name, start).map((found) => ({
    ...found,
    misplaced: `Take it out of the story's name and write parameters: { spec: ['${found.id}'] }.`,
  }));
  const title = name || storyNameFromExport(exported);
  return [...named, ...rowsOf(story).map((row) => ({ ...row, title }))];
}

/**
 * The marks of tests and stories. A test, a group of tests and a story's own test (`Story.test(…)`) have theirs in the
 * title, `[spec 4.05]`; a story has its own in `parameters: { spec: ['4.05'] }`. A mark in a comment, in any other text, or
 * on a test or story that is not run covers nothing and is ignored.
 */
export function findProofs(source: Source): Proof[] {
  const isStoryFile = source.file.endsWith('.stories.tsx');
  if (!source.text.includes('[spec ') && !(isStoryFile && source.text.includes('spec:'))) return [];
  const marks: Mark[] = [];
  const sleeping: Span[] = [];
  /** The name under which a call's result is exported, by the start of the call. */
  const exports = new Map<number, string>();

  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) exports.set(init.start, id.name);
    },
    CallExpression: (node) => {
      const chain = chainOf(node.callee);
      const [first, second] = node.arguments;
      const runner = /^(test|it|describe)$/.test(chain[0] ?? '');
      if (runner && chain.some((member) => idle.has(member))) sleeping.push(node);
      const own = isStoryFile && chain.at(-1) === 'test' && second !== undefined;
      if (runner || own) marks.push(...marksIn(textOf(first), node.start));
      if (!isStoryFile) return;
      if (/^(story|extend)$/.test(chain.at(-1) ?? '')) {
        if (!isRun(first)) sleeping.push(node);
        marks.push(...marksOfStory(first, exports.get(node.start) ?? '', node.start));
      }
      if (chain.at(-1) === 'meta') {
        const misplaced = 'Move it to the story that proves the row.';
        marks.push(...rowsOf(first).map((row) => ({ ...row, title: 'meta', misplaced })));
      }
    },
  }).visit(parse(source).program);

  return marks
    .filter(({ start }) => !sleeping.some((span) => span.start <= start && start < span.end))
    .map(({ start, ...found }) => ({
      ...found,
      file: source.file,
      line: lineAt(source.text, start),
    }));
}
