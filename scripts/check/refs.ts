import { type ESTree, Visitor } from 'vite';
import { isStory, isTest } from './layers.ts';
import { type Finding, lineAt, parse, type Source } from './source.ts';

/** The code that React renders. */
const rendered = /^(sites\/web\/src|packages\/ui\/src)\//;
/** A component or a hook, by React's naming convention. */
const rendering = /^(use)?[A-Z]/;

/**
 * Rejects a write to a ref during render. React may render and discard the result, or render twice, so the ref would hold a value
 * of a render that never reached the page. A write in a nested function, such as an effect or an event handler, is allowed.
 */
export function checkRefs(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ file }) => rendered.test(file) && !isStory(file) && !isTest(file))
    .flatMap(writesDuringRender);
}

function writesDuringRender(source: Source): Finding[] {
  const findings: Finding[] = [];
  /** Names of functions that a constant holds. */
  const names = new Map<ESTree.Node, string>();
  /** The functions around the node at hand, innermost last. */
  const around: string[] = [];
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    around.push(node.id?.name ?? names.get(node) ?? '');
  };
  const leave = (): void => void around.pop();
  const judge = (target: ESTree.Node): void => {
    if (!isCurrent(target) || !rendering.test(around.at(-1) ?? '')) return;
    findings.push({
      file: source.file,
      line: lineAt(source.text, target.start),
      found: source.text.slice(target.start, target.end),
      why: `${around.at(-1)} writes a ref during render, and React may discard that render.`,
      fix: 'Use useEffectEvent or state, or write the ref in an effect or an event handler.',
    });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') names.set(init, id.name);
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression: ({ left }) => judge(left),
    UpdateExpression: ({ argument }) => judge(argument),
  }).visit(parse(source).program);
  return findings;
}

/** `ref.current`, as a place to write to. */
function isCurrent(node: ESTree.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    !node.computed &&
    node.property.name === 'current'
  );
}
