import { join, resolve } from 'node:path';
import { buildSites, readManifest } from './build.ts';
import { readProject } from './project.ts';
import { report } from './report.ts';

const usage = `Usage: livery <command> [--root <folder>]

  check   reads themes/ and merchants/ and says what is wrong, with file, place and mend
  build   checks, then emits every merchant's pages to dist/site (the JavaScript build must be in dist/app)
`;

/** Runs one command; gives the exit code. */
async function main(words: readonly string[]): Promise<number> {
  const rootAt = words.indexOf('--root');
  const root = resolve(rootAt >= 0 ? (words[rootAt + 1] ?? '.') : '.');
  const [command] = words.filter(
    (_, index) => rootAt < 0 || (index !== rootAt && index !== rootAt + 1),
  );
  if (command === 'check') return check(root);
  if (command === 'build') return build(root);
  process.stderr.write(command ? `There is no command "${command}".\n\n${usage}` : usage);
  return command ? 2 : 0;
}

async function check(root: string): Promise<number> {
  const reading = await readProject(root);
  if (reading.diagnostics.length > 0) {
    process.stderr.write(`${report(reading.diagnostics, reading.texts)}\n`);
  }
  if (!reading.ok) return 1;
  const names = reading.project.sites.map(({ merchant }) => merchant.name);
  process.stdout.write(`livery check: ${names.length} merchants are fine (${names.join(', ')}).\n`);
  return 0;
}

async function build(root: string): Promise<number> {
  const manifest = await readManifest(join(root, 'dist', 'app'));
  const result = await buildSites({ root, outDir: join(root, 'dist', 'site'), manifest });
  if (result.diagnostics.length > 0) {
    process.stderr.write(`${report(result.diagnostics, result.texts)}\n`);
  }
  if (!result.ok) {
    process.stderr.write('Nothing was written; the last good site is still in dist/site.\n');
    return 1;
  }
  process.stdout.write(`livery build: ${result.merchants.length} sites are in dist/site.\n`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
