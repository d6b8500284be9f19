import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkComponents, readComponents } from '../components/components.ts';
import { checkGroups, readGroups } from '../components/groups.ts';
import { checkFlows } from '../flows/drawn.ts';
import { checkAddresses } from './addresses.ts';
import { checkBoundaries, readExports } from './boundaries.ts';
import { checkFeatures } from './features.ts';
import { checkRefs } from './refs.ts';
import type { Job } from './run-jobs.ts';
import { type Finding, formatFinding, listFiles, readSources } from './source.ts';
import { checkWords } from './words.ts';

const colours = Boolean(process.stderr.isTTY);

/** An installed tool. Its own exit code decides. */
function tool(root: string, step: string, name: string, args: readonly string[]): Job {
  return {
    step,
    run: () =>
      new Promise((resolve) => {
        const child = spawn(join(root, 'node_modules/.bin', name), args, {
          cwd: root,
          shell: process.platform === 'win32',
        });
        let output = '';
        const keep = (chunk: Buffer) => {
          output += chunk.toString();
        };
        child.stdout.on('data', keep);
        child.stderr.on('data', keep);
        child.on('error', (error) =>
          resolve({ ok: false, output: `${name} did not start: ${error.message}` }),
        );
        child.on('close', (code) =>
          resolve({ ok: code === 0, output: `${name} ${args.join(' ')}\n${output}` }),
        );
      }),
  };
}

function ours(step: string, check: () => readonly Finding[]): Job {
  return {
    step,
    run: async () => {
      const findings = check();
      return { ok: findings.length === 0, output: findings.map(formatFinding).join('\n\n') };
    },
  };
}

/**
 * Every project that is type checked: the whole repository, and what has settings of its own: each package, and a site's
 * `tsconfig.<name>.json`. A site's `tsconfig.json` is for editors, with the repository's settings.
 */
function typeProjects(root: string): string[] {
  const own = /^(packages\/[^/]+\/tsconfig[^/]*|sites\/[^/]+\/tsconfig\.[^/]+)\.json$/;
  return ['tsconfig.json', ...listFiles(root, (path) => own.test(path))];
}

const readFile = (root: string) => (file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** What `npm run check` runs, in the order of its report. */
export function jobsOf(root: string): Job[] {
  const sources = readSources(root);
  return [
    ours('boundaries', () => [
      ...checkBoundaries(sources, readExports(root)),
      ...checkFeatures(sources),
      ...checkAddresses(sources),
    ]),
    ours('words', () => checkWords(sources)),
    ours('refs', () => checkRefs(sources)),
    ours('components', () => [
      ...checkComponents(sources, readFile(root)),
      ...checkGroups(
        readGroups(root),
        readComponents(sources).map(({ name }) => name),
      ),
    ]),
    ours('flows', () => checkFlows(sources, readFile(root)('docs/flows-report.md'))),
    ...typeProjects(root).map((project) =>
      tool(root, 'types', 'tsc', ['-p', project, '--pretty', String(colours)]),
    ),
    tool(root, 'lint', 'biome', ['check', `--colors=${colours ? 'force' : 'off'}`, '.']),
    tool(root, 'dead code', 'knip', [
      '--no-progress',
      '--cache',
      '--cache-location',
      '.cache/knip',
    ]),
  ];
}
