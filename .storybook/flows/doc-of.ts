import type { FlowName } from './machines.ts';

/** The machines as they are written, for what their authors say of them. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  '../../packages/flows/src/*/*.machine.ts',
  { query: '?raw', import: 'default', eager: true },
);

/** What a machine's docstring says. */
export function docOf(flow: FlowName): string {
  const source = sources[`../../packages/flows/src/${flow}/${flow}.machine.ts`] ?? '';
  const [, doc = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) \w+Machine\b/.exec(source) ?? [];
  return doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, ''))
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .trim();
}
