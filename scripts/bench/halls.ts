import { join } from 'node:path';
import { gameCount, serveHalls, vendor } from './halls/hall-server.ts';
import { measureHall } from './halls/measure-hall.ts';
import { benchInTurns } from './lists/in-turns.ts';

const root = join(import.meta.dirname, '../..');
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
  const plain = {
    address: `http://localhost:${port}/plain.html`,
    list: 'ul',
    search: 'input[type="search"]',
  };
  const hall = {
    address: `http://india.localhost:${port}/rng?vassalage=${vendor}`,
    list: 'ul[aria-label="Games"]',
    search: '[role="search"] input',
  };
  try {
    await benchInTurns({
      rounds,
      title: `${gameCount} games of one vendor on a phone with a processor four times slower`,
      contestants: [
        { name: 'plain virtual list', measure: (browser) => measureHall(browser, plain) },
        { name: 'hall of the site', measure: (browser) => measureHall(browser, hall) },
      ],
      columns: [
        { head: 'longest task', of: 'longest', unit: 'ms' },
        { head: 'blocking', of: 'blocking', unit: 'ms' },
        { head: 'a key', of: 'key', unit: 'ms' },
        { head: 'slowest key', of: 'slowestKey', unit: 'ms' },
        { head: 'memory', of: 'heap', unit: 'MB' },
        { head: 'elements', of: 'elements', unit: '' },
      ],
    });
  } finally {
    await close();
  }
  return true;
}
