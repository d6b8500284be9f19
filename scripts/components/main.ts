// `npm run components` writes docs/components.md: every component with its states, plays, docs, stress story and contract. `npm run check`
// fails on a hole, and when the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFinding, readSources } from '../check/source.ts';
import { findHoles, readComponents, renderPage } from './components.ts';

const root = join(import.meta.dirname, '../..');
const components = readComponents(readSources(root));
writeFileSync(join(root, 'docs/components.md'), renderPage(components));

const holes = findHoles(components);
for (const hole of holes) process.stderr.write(`${formatFinding(hole)}\n\n`);
process.stdout.write(`components: ${components.length}, with ${holes.length} holes\n`);
process.exitCode = holes.length === 0 ? 0 : 1;
