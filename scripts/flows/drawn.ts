import { graphOf } from '../../.storybook/flows/graph.ts';
import { machines } from '../../.storybook/flows/machines.ts';
import type { Finding, Source } from '../check/source.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { type Drawn, readReport } from './report.ts';

const machineFile = /^packages\/flows\/src\/([\w-]+)\/[\w-]+\.machine\.ts$/;
const mutated = /^packages\/flows\/src\/([\w-]+)\/[\w-]+\.(machine|setup)\.ts$/;

/** The folders that hold a machine. */
export function flowFolders(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file }) => machineFile.exec(file)?.[1] ?? []).sort();
}

/** What can be counted of every machine without its tests, by name. */
export function countDrawn(sources: readonly Source[]): Drawn[] {
  return Object.entries(machines)
    .map(([name, machine]) => {
      const { states, transitions } = graphOf(machine);
      const own = sources.filter(({ file }) => mutated.exec(file)?.[1] === name);
      return { name, states, transitions, mutants: own.flatMap(mutantsOf).length };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Machines that are missing from the list, and a report that does not match the current machines. */
export function checkFlows(sources: readonly Source[], page: string): Finding[] {
  const missing = flowFolders(sources).filter((name) => !Object.hasOwn(machines, name));
  const stale = JSON.stringify(readReport(page)) !== JSON.stringify(countDrawn(sources));
  return [
    ...missing.map((name) => ({
      file: '.storybook/flows/machines.ts',
      line: 1,
      found: name,
      why: `the machine of packages/flows/src/${name} is not in the list, so it is neither drawn nor reported.`,
      fix: 'Add it.',
    })),
    ...(stale
      ? [
          {
            file: 'docs/flows-report.md',
            line: 1,
            found: 'outdated figures',
            why: 'the page does not match the current machines.',
            fix: 'Run `npm run flows` and commit the page.',
          },
        ]
      : []),
  ];
}
