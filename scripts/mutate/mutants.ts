import { Visitor } from 'vite';
import { lineAt, parse, type Source } from '../check/source.ts';

/** A machine with one of its named parts broken. */
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
