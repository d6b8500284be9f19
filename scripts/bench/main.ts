// `npm run bench -- <name>` measures one thing and prints results. Each benchmark is a file next to this one with one function.
import { benchBuild } from './build.ts';
import { benchHalls } from './halls.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLogos } from './logos.ts';
import { benchPaint } from './paint.ts';
import { benchRecords } from './records.ts';
import { benchReturns } from './returns.ts';
import { benchSandbox } from './sandbox.ts';
import { benchTheme } from './theme.ts';
import { benchTree } from './tree.ts';
import { benchUi } from './ui.ts';

interface Benchmark {
  readonly about: string;
  /** Prints its figures; gives false when a goal is missed. */
  readonly run: (words: readonly string[]) => Promise<boolean>;
}

const benchmarks: Readonly<Record<string, Benchmark>> = {
  build: {
    about:
      'livery build for 1,000 generated merchants in two languages, then with 10 of them broken: time and bytes for each',
    run: benchBuild,
  },
  halls: {
    about:
      'a hall of 10,000 games on a slow processor, beside a plain virtual list: longest task, search latency, memory',
    run: benchHalls,
  },
  lighthouse: {
    about: 'Lighthouse’s mobile scores of home, slots, promotions and help: goals of 95 each',
    run: benchLighthouse,
  },
  logos: {
    about: 'cleaning of hostile logos: the slowest of about 300, each under 200 ms',
    run: benchLogos,
  },
  paint: {
    about:
      'first and largest paint on a cheap phone with a slow line, beside an empty React page (--before <commit>)',
    run: benchPaint,
  },
  records: {
    about:
      'a history of 10,000 bets on a slow processor, beside a plain virtual list: longest task, memory',
    run: benchRecords,
  },
  returns: {
    about:
      'a million rounds of each demonstration game, beside the return to player on its rules page',
    run: benchReturns,
  },
  sandbox: {
    about: 'the platform on SQLite at 50 connections: requests a second, p99, time to fill it',
    run: benchSandbox,
  },
  theme: {
    about: 'a switch of brand on 500 cards, beside the same variables set by hand without React',
    run: benchTheme,
  },
  tree: {
    about:
      'an agent’s tree of 10,000 on a slow processor, beside the same tree in plain React: open, search, expand; and its settlement',
    run: benchTree,
  },
  ui: {
    about:
      'tabs, a form and 500 cards, beside plain React, MUI, Mantine, Chakra, Ant Design and Radix Themes',
    run: benchUi,
  },
};

const [name = '', ...words] = process.argv.slice(2);
const benchmark = benchmarks[name];
if (benchmark) {
  process.exitCode = (await benchmark.run(words)) ? 0 : 1;
} else {
  const lines = Object.entries(benchmarks).map(
    ([each, { about }]) => `  ${each.padEnd(10)} ${about}`,
  );
  process.stderr.write(
    `${name ? `There is no benchmark "${name}".` : 'Say which benchmark: npm run bench -- <name>'}\n${lines.join('\n')}\n`,
  );
  process.exitCode = 2;
}
