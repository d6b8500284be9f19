// `npm run flows` runs the tests of every machine, reports their coverage, and writes docs/flows-report.md. It fails when a
// transition is never taken, a guard never decides both ways, or a machine has no random walks.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { startVitest } from 'vitest/node';
import { readSources } from '../check/source.ts';
import { countDrawn, flowFolders } from './drawn.ts';
import { type FlowRow, holesOf, renderReport } from './report.ts';

const root = join(import.meta.dirname, '../..');
const conditions = ['livery-source', ...defaultServerConditions];
const sources = readSources(root);

/** What tests note, see packages/flows/test/note.ts. */
type Figures = Partial<Omit<FlowRow, 'name' | 'mutants'>>;

const vitest = await startVitest(
  [],
  {
    root,
    config: false,
    watch: false,
    reporters: ['default'],
    include: ['packages/flows/src/**/*.test.ts'],
  },
  { resolve: { conditions }, ssr: { resolve: { conditions } } },
);
const noted = new Map<string, Figures>();
let passed = true;
for (const module of vitest.state.getTestModules()) {
  passed &&= module.ok();
  const folder = /flows\/src\/([\w-]+)\//.exec(module.moduleId)?.[1] ?? '';
  for (const test of module.children.allTests()) {
    // the tests' own figures, which this process knows by their name only
    const { flow } = test.meta() as { readonly flow?: Figures };
    noted.set(folder, { ...noted.get(folder), ...flow });
  }
}
await vitest.close();

const rows = countDrawn(sources).map(({ name, mutants }): FlowRow => {
  const seen = noted.get(name) ?? {};
  return {
    name,
    states: seen.states ?? 0,
    transitions: seen.transitions ?? 0,
    taken: seen.taken ?? 0,
    guards: seen.guards ?? 0,
    decided: seen.decided ?? 0,
    places: seen.places ?? 0,
    walks: seen.walks ?? 0,
    steps: seen.steps ?? 0,
    mutants,
  };
});
const page = renderReport(rows);
writeFileSync(join(root, 'docs/flows-report.md'), page);

const holes = [
  ...holesOf(rows),
  ...(passed ? [] : ['A test of packages/flows fails; its message is above.']),
  ...flowFolders(sources)
    .filter((name) => !rows.some((row) => row.name === name))
    .map((name) => `${name}: add its machine to .storybook/flows/machines.ts.`),
];
process.stdout.write(`\n${page.slice(page.indexOf('| Machine'))}\n`);
for (const hole of holes) process.stderr.write(`${hole}\n`);
process.exitCode = holes.length === 0 ? 0 : 1;
