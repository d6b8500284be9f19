// `npm run mutate [words]`: breaks each guard, action and delay of the flows, and each operator of their rules and of the sandbox's money
// rules, in turn, and expects a test to fail. A surviving mutant is a rule that no test covers. Words filter the mutants: `npm run mutate -- login captcha`.
import { basename, dirname, join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { startVitest } from 'vitest/node';
import { readSources } from '../check/source.ts';
import { type Mutant, mutantsOf, operatorMutantsOf } from './mutants.ts';

const root = join(import.meta.dirname, '../..');
const conditions = ['livery-source', ...defaultServerConditions];

/** What a flow names in its setup. */
const setups = /^packages\/flows\/src\/.*\.(machine|setup)\.ts$/;
/** What its guards and actions ask. */
const flowRules = /^packages\/flows\/src\/(.*\.rules|shared\/(?!.*\.test)[\w-]+)\.ts$/;
/** Where the sandbox says what money may do, and what it comes to. */
const moneyRules =
  /^packages\/sandbox\/src\/(agents\/(contracts|figures|held|period-lines|periods|reckon|settle|terms)|deposits\/steps|history\/bets|ledger\/(audit|ledger)|money\/amount|payments\/(methods|settle)|points\/earn|protection\/limits|rewards\/(bonuses|rebate|turnover)|wallet\/net-deposits|withdrawals\/(steps|terms))\.ts$/;
/** What a bet on a draw costs and pays; their tests are next to them. */
const drawRules =
  /^packages\/sandbox\/src\/draws\/(bet-kind|digit-bets|item-bets|place|settle)\.ts$/;
/** Rules that are expressions. */
const operatorRules = [flowRules, moneyRules, drawRules];
/** Tests of acts with money, wherever the rule stands that they need. */
const moneyTests = [
  'agents',
  'deposits',
  'history',
  'ledger/any-acts',
  'payments',
  'points',
  'protection',
  'rewards',
  'transfers',
  'wallet',
  'withdrawals',
].map((name) => `packages/sandbox/src/${name}`);

/** The tests that cover a file: those next to it, and those of what leans on it. */
function testsOf(file: string): readonly string[] {
  const own = `${dirname(file)}/`;
  if (moneyRules.test(file)) return [own, ...moneyTests];
  if (!flowRules.test(file)) return [own];
  const users = sources.filter(({ text }) => text.includes(`/${basename(file)}'`));
  const inFlows = users.filter((user) => user.file.startsWith('packages/flows/src/'));
  return [...new Set([own, ...inFlows.map((user) => `${dirname(user.file)}/`)])];
}

/** Runs tests with one file changed; true when they pass. */
async function passes(tests: readonly string[], mutant?: Mutant): Promise<boolean> {
  const vitest = await startVitest(
    [...tests],
    {
      root,
      config: false,
      watch: false,
      bail: 1,
      // a busy machine is no dead mutant
      testTimeout: 60_000,
      // the cache would hand out the file as it was before
      fsModuleCache: false,
      reporters: [{}],
      include: ['packages/{flows,sandbox}/src/**/*.test.ts'],
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
  // One that never ends is stopped in the middle: it has not failed, nor passed.
  const ok = modules.length > 0 && modules.every((each) => /^(passed|skipped)$/.test(each.state()));
  await vitest.close();
  return ok;
}

// Each mutant meets a few random runs, the same ones; thousands are for the test alone.
process.env.LIVERY_MONEY_RUNS ??= '40';
process.env.LIVERY_PROPERTY_SEED ??= '1';
const words = process.argv.slice(2);
const sources = readSources(root);
const mutants = sources
  .flatMap((source) => {
    if (setups.test(source.file)) return mutantsOf(source);
    return operatorRules.some((rule) => rule.test(source.file)) ? operatorMutantsOf(source) : [];
  })
  .filter(({ file, what }) => words.every((word) => `${file} ${what}`.includes(word)));

const suites = new Map(mutants.map(({ file }) => [testsOf(file).join(' '), testsOf(file)]));
for (const [name, tests] of suites) {
  if (await passes(tests)) continue;
  console.error(`The tests of ${name} fail without any mutant. Fix them first.`);
  process.exit(1);
}

const living: Mutant[] = [];
for (const mutant of mutants) {
  const lives = await passes(testsOf(mutant.file), mutant);
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
