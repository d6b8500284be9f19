import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../browser.ts';
import { gameCount, serveHalls, vendor } from './halls/hall-server.ts';
import { type HallFigures, measureHall } from './halls-measure.ts';
import { median } from './median.ts';

const root = join(import.meta.dirname, '../..');
const defaultRounds = 5;
/** A port of this machine that nothing else of the project uses. */
const defaultPort = 4394;

/**
 * `npm run bench -- halls [rounds]`: a hall of the built site with 10,000 games of one vendor, beside a plain virtual list of the same games,
 * in turns, with the processor slowed down four times: the longest task while scrolling, from a key in the search to the next paint, and
 * memory. `LIVERY_BENCH_PORT` names another port.
 */
export async function benchHalls([rounds]: readonly string[]): Promise<boolean> {
  const port = Number(process.env['LIVERY_BENCH_PORT'] ?? defaultPort);
  const close = await serveHalls(root, port);
  const browser = await chromium.launch({
    args: browserArguments,
    executablePath: ensureBrowser((text) => process.stderr.write(`${text}\n`)),
  });
  const contestants = [
    {
      name: 'plain virtual list',
      address: `http://localhost:${port}/plain.html`,
      list: 'ul',
      search: 'input[type="search"]',
      figures: [] as HallFigures[],
    },
    {
      name: 'hall of the site',
      address: `http://india.localhost:${port}/rng?vassalage=${vendor}`,
      list: 'ul[aria-label="Games"]',
      search: '[role="search"] input',
      figures: [] as HallFigures[],
    },
  ];
  const times = Math.max(1, Number(rounds) || defaultRounds);
  try {
    for (let round = 0; round < times; round += 1) {
      if (process.stderr.isTTY) process.stderr.write(`\rRound ${round + 1} of ${times} `);
      for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed()) {
        contestant.figures.push(await measureHall(browser, contestant));
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  const of = (figures: readonly HallFigures[], what: keyof HallFigures) =>
    median(figures.map((each) => each[what]));
  const row = ({ name, figures }: (typeof contestants)[number]) =>
    [
      `  ${name.padEnd(20)}`,
      `${of(figures, 'longest').toFixed(0)} ms`.padStart(14),
      `${of(figures, 'blocking').toFixed(0)} ms`.padStart(12),
      `${of(figures, 'key').toFixed(0)} ms`.padStart(10),
      `${of(figures, 'slowestKey').toFixed(0)} ms`.padStart(13),
      `${of(figures, 'heap').toFixed(1)} MB`.padStart(11),
      of(figures, 'elements').toFixed(0).padStart(10),
    ].join('');
  process.stdout.write(
    [
      `${gameCount} games of one vendor on a phone with a processor four times slower; medians of ${times}`,
      `  ${''.padEnd(20)}${'longest task'.padStart(14)}${'blocking'.padStart(12)}${'a key'.padStart(10)}${'slowest key'.padStart(13)}${'memory'.padStart(11)}${'elements'.padStart(10)}`,
      ...contestants.map(row),
      '',
    ].join('\n'),
  );
  return true;
}
