// `npm run components` writes docs/components.md: every component with its states, plays, docs, stress story, contract and settable tokens;
// and .storybook/components.json: what each reads. `npm run check` fails on a hole, and when one of them is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFinding, readSources } from '../check/source.ts';
import { componentsFiles, findHoles, readComponents } from './components.ts';

const root = join(import.meta.dirname, '../..');
const components = readComponents(readSources(root));
for (const [file, text] of componentsFiles(components)) writeFileSync(join(root, file), text);

const holes = findHoles(components);
for (const hole of holes) process.stderr.write(`${formatFinding(hole)}\n\n`);
process.stdout.write(`components: ${components.length}, with ${holes.length} holes\n`);
process.exitCode = holes.length === 0 ? 0 : 1;
