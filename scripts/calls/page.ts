import type { Endpoint } from '@livery/api';

type Origin = Endpoint['origin'];

/** A file of the contract: its name is the area. */
export interface AreaSource {
  readonly area: string;
  readonly text: string;
}

/** A call as the page shows it. */
export interface Call extends Endpoint {
  readonly area: string;
  /** First sentence of its docstring. */
  readonly about: string;
}

const origins: Readonly<Record<Origin, string>> = {
  path: 'path given',
  name: 'named',
  ours: 'ours',
};

const declaration = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = endpoint\(/g;

/** The docstring of each call that a file declares, by the call's name: its first line, as Markdown text. */
function aboutsOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(declaration)].map(([, doc = '', name = '']) => {
      const lines = doc.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd());
      const paragraph =
        lines
          .join('\n')
          .trim()
          .split(/\n\s*\n|\n@/)[0] ?? '';
      return [name, firstSentence(paragraph.replaceAll('\n', ' '))];
    }),
  );
}

/** Up to the first full stop that ends a sentence; `{@link x}` becomes its name. */
function firstSentence(text: string): string {
  const plain = text.replaceAll(/\{@link (\w+)\}/g, '`$1`');
  const [sentence = plain] = /^.*?[.:;](?=\s|$)/.exec(plain) ?? [];
  return sentence.replace(/[:;]$/, '.');
}

/**
 * The calls of the contract with area and docstring, in the order of areas and of the files.
 *
 * @throws Error when a call is declared in none of the files, or without a docstring: the page would omit it
 */
export function collectCalls(
  contract: Readonly<Record<string, Endpoint>>,
  sources: readonly AreaSource[],
): Call[] {
  const calls = [...sources]
    .sort((a, b) => (a.area < b.area ? -1 : 1))
    .flatMap(({ area, text }) =>
      [...aboutsOf(text)].flatMap(([name, about]) => {
        const call = contract[name];
        return call ? [{ ...call, area, about }] : [];
      }),
    );
  const found = new Set(calls.map(({ id }) => id));
  const missing = Object.keys(contract).filter((id) => !found.has(id));
  if (missing.length > 0) {
    throw new Error(
      `Expected a docstring right above \`export const ${missing[0]} = endpoint(…)\` in packages/api/src/contract; missing for: ${missing.join(', ')}.`,
    );
  }
  return calls;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const yes = (flag: boolean) => (flag ? 'yes' : '');

function row(call: Call): string {
  const cells = [
    `\`${call.id}\``,
    call.method,
    `\`${call.path}\``,
    call.knowsMember ? 'if any' : yes(call.token),
    yes(call.encrypted),
    yes(call.idempotent),
    yes(call.effect),
    call.method === 'GET' ? 'query' : call.body,
    origins[call.origin],
    cell(call.about),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page docs/platform-calls.md. */
export function renderCalls(calls: readonly Call[]): string {
  const areas = Map.groupBy(calls, ({ area }) => area);
  const count = (origin: Origin) => calls.filter((call) => call.origin === origin).length;
  const tables = [...areas].map(([area, own]) =>
    [
      `## ${area}`,
      '',
      '| Call | Method | Path | Token | Encrypted | Idempotent | Effect | Body | Origin | What |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...own.map(row),
    ].join('\n'),
  );
  return [
    '# Platform calls',
    '',
    '<!-- Written by `npm run calls` from packages/api/src/contract. Change the contract, not this page. -->',
    '',
    `${calls.length} calls: ${count('path')} with a path from the specification, ${count('name')} that the specification names without a path, ${count('ours')} of our own that its rules require.`,
    'A merchant whose platform uses other paths lists them in its file under `paths`, by the name of the call.',
    '',
    'Every response is `{ success, value?, message?, code?, captcha?, kept?, serverTime }`. *Token*: sent as the header `token`; *if any*: of who is signed in, and guests make the call without. *Encrypted*: the body is',
    '`{ jwe }`, encrypted for the keys of `sessionKeys`. *Idempotent*: moves money or points, so it requires the header `Idempotency-Key`. *Effect*: a GET',
    'with side effects, so it is never retried, prefetched or cached. The heading names the file in `packages/api/src/contract` that defines the fields;',
    'an example of each call is next to it in `<area>.examples.ts`.',
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
}

/** The ids of all calls as a module: a merchant's file is read by a package that knows nothing of the contract. */
export function renderCallIds(calls: readonly Call[]): string {
  const ids = calls.map(({ id }) => `  '${id}',\n`).sort();
  return `/** Every call of the platform by id, in the alphabet's order. Written by \`npm run calls\`. */\nexport const callIds: readonly string[] = [\n${ids.join('')}];\n`;
}
