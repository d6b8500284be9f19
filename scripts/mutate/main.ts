// `npm run mutate [words]`: breaks each guard, action and delay of the flows in turn, and expects a test to fail. A surviving mutant
// is a rule that no test covers. Words filter the mutants: `npm run mutate -- login captcha`.
import { dirname, join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { startVitest } from 'vitest/node';
import { listFiles, readSources } from '../check/source.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

const root = join(import.meta.dirname, '../..');
const conditions = ['livery-source', ...defaultServerConditions];

/** Runs the tests of a folder with one file changed; true when they pass. */
async function passes(folder: string, mutant?: Mutant): Promise<boolean> {
  const vitest = await startVitest(
    [`${folder}/`],
    {
      root,
      config: false,
      watch: false,
      bail: 1,
      // the cache would hand out the file as it was before
      fsModuleCache: false,
      reporters: [{}],
      include: ['packages/flows/src/**/*.test.ts'],
    },
    {
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      plugins: [
        {
          name: 'livery-mutant',
          enforce: 'pre',
          transform: (_, id) =>
            mutant && id.split('?')[0] === join(root, mutant.file) ? mutant.text : undefined,
        },
      ],
    },
  );
  const modules = vitest.state.getTestModules();
  const ok = modules.length > 0 && modules.every((module) => module.ok());
  await vitest.close();
  return ok;
}

const words = process.argv.slice(2);
const machines = listFiles(root, (path) =>
  /^packages\/flows\/src\/.*\.(machine|setup)\.ts$/.test(path),
);
const mutants = readSources(root)
  .filter(({ file }) => machines.includes(file))
  .flatMap(mutantsOf)
  .filter(({ file, what }) => words.every((word) => `${file} ${what}`.includes(word)));

for (const folder of new Set(mutants.map(({ file }) => dirname(file)))) {
  if (await passes(folder)) continue;
  console.error(`The tests of ${folder} fail without any mutant. Fix them first.`);
  process.exit(1);
}

const living: Mutant[] = [];
for (const mutant of mutants) {
  const lives = await passes(dirname(mutant.file), mutant);
  if (lives) living.push(mutant);
  console.log(`${lives ? 'lives' : 'dies '}  ${mutant.file}:${mutant.line}  ${mutant.what}`);
}
console.log(`\n${mutants.length - living.length} of ${mutants.length} mutants die`);
for (const { file, line, what } of living) {
  console.log(
    `${file}:${line}  ${what}\n  fix   Write a test that this breaks, or remove the part.`,
  );
}
process.exit(living.length === 0 && mutants.length > 0 ? 0 : 1);
