import { Visitor } from 'vite';
import { lineAt, parse, type Source } from '../check/source.ts';

/** A source file with one thing broken. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What is broken, and how: `guard maySend: inverted`. */
  readonly what: string;
  /** The whole file, broken. */
  readonly text: string;
}

type Part = 'guards' | 'actions' | 'delays';
interface Break {
  readonly how: string;
  readonly write: (code: string) => string;
}

const breaks: Record<Part, readonly Break[]> = {
  guards: [
    {
      how: 'inverted',
      // a guard that is not a function is one of the library's own, which its `not` inverts
      write: (code) => (/^\w+\(/.test(code) ? `not(${code})` : `((...all) => !(${code})(...all))`),
    },
  ],
  actions: [{ how: 'does nothing', write: () => '() => {}' }],
  delays: [
    { how: 'twice as long', write: (code) => `(${code}) * 2` },
    { how: 'half as long', write: (code) => `(${code}) / 2` },
  ],
};

const isPart = (name: string): name is Part => Object.hasOwn(breaks, name);

/** Every way to break one guard, action or delay that the `setup({ … })` of a file names. */
export function mutantsOf(source: Source): Mutant[] {
  const { file, text } = source;
  const found: Mutant[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [parts] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'setup') return;
      for (const [part, entries] of namedIn(parts)) {
        if (!isPart(part)) continue;
        for (const [name, { start, end }] of namedIn(entries)) {
          for (const { how, write } of breaks[part]) {
            const broken = text.slice(0, start) + write(text.slice(start, end)) + text.slice(end);
            found.push({
              file,
              line: lineAt(text, start),
              what: `${part.slice(0, -1)} ${name}: ${how}`,
              text: `import { not } from 'xstate/guards';${broken}`,
            });
          }
        }
      }
    },
  }).visit(parse(source).program);
  return found;
}

/** What stands in an operator's place: a limit that is off by one, a sum that becomes a difference, a rule that holds the other way. */
const others: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

/** Every way to put another operator in the place of one, for code whose rules are expressions. */
export function operatorMutantsOf(source: Source): Mutant[] {
  const { file, text } = source;
  const found: Mutant[] = [];
  const visit = ({ left, right, operator }: { left: Code; right: Code; operator: string }) => {
    const other = others[operator];
    // Texts are put together with `+` too, and what they say is no rule.
    if (!other || [left, right].some((side) => side.type === 'TemplateLiteral')) return;
    const at = text.indexOf(operator, left.end);
    if (at < 0 || at >= right.start) return;
    found.push({
      file,
      line: lineAt(text, at),
      what: `${operator} becomes ${other}`,
      text: text.slice(0, at) + other + text.slice(at + operator.length),
    });
  };
  new Visitor({ BinaryExpression: visit, LogicalExpression: visit }).visit(parse(source).program);
  return found;
}

interface Code {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The properties of an object literal, by name; none when it is not one. */
function namedIn(node: Code | undefined): [string, Code][] {
  if (node?.type !== 'ObjectExpression') return [];
  // the parser's own shape of an object literal, of which only this much is read
  const { properties } = node as Code & {
    properties: { type: string; key: { name?: string }; value: Code }[];
  };
  return properties.flatMap(({ type, key, value }) =>
    type === 'Property' && key.name !== undefined ? [[key.name, value] as [string, Code]] : [],
  );
}
