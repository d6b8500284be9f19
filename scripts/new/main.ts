// `npm run new -- component <name> <group>` writes the folder of a component that passes the checks as it is, its place in the
// Storybook sidebar, and its line in docs/components.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources } from '../check/source.ts';
import { readComponents, renderPage } from '../components/components.ts';
import { addToGroup, groupsFile, readGroups } from '../components/groups.ts';
import { library } from '../components/library.ts';
import { componentFiles } from './component-files.ts';

const root = join(import.meta.dirname, '../..');

function write([kind, name, group]: readonly string[]): string {
  if (kind !== 'component' || name === undefined || group === undefined)
    throw new Error(
      `Say what to write, and its group: \`npm run new -- component payout-card Gaming\`. Groups: ${Object.keys(readGroups(root)).join(', ')}.`,
    );
  const files = componentFiles(name);
  if (existsSync(join(root, library, name)))
    throw new Error(`${library}/${name} is there already. Choose another name.`);
  addToGroup(root, group, name);
  for (const { path, text } of files) {
    const file = join(root, library, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(join(root, 'docs/components.md'), renderPage(readComponents(readSources(root))));
  return [
    ...files.map(({ path }) => `${library}/${path}`),
    groupsFile,
    'docs/components.md',
    '',
    'Next: `npm run storybook`; put its states on packages/ui/src/samples/all-states.tsx as well.',
  ].join('\n');
}

try {
  process.stdout.write(`${write(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
