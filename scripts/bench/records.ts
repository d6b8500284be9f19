import { join } from 'node:path';
import type { Page } from 'playwright';
import { benchInTurns } from './lists/in-turns.ts';
import { measureList } from './lists/measure-list.ts';
import { betCount, serveRecords } from './records/record-server.ts';

const root = join(import.meta.dirname, '../..');
/** A port of this machine that nothing else of the project uses. */
const defaultPort = 4395;

/**
 * `npm run bench -- records [rounds]`: a history of 10,000 bets as one list of the built site, beside a plain virtual list of the same bets,
 * in turns, with the processor slowed down four times: the longest task while scrolling, and memory. `LIVERY_BENCH_PORT` names another port.
 */
export async function benchRecords([rounds]: readonly string[]): Promise<boolean> {
  const port = Number(process.env['LIVERY_BENCH_PORT'] ?? defaultPort);
  const close = await serveRecords(root, port);
  const site = `http://india.localhost:${port}`;
  const plain = { address: `http://localhost:${port}/plain.html`, ready: 'li b' };
  const history = {
    address: `${site}/member/personalHistoryCopy?page=all`,
    ready: 'tbody tr[aria-rowindex]',
    enter: (page: Page) => logIn(page, site),
  };
  const scrolledOnly = async () => ({});
  try {
    await benchInTurns({
      rounds,
      title: `${betCount} bets on a phone with a processor four times slower`,
      contestants: [
        {
          name: 'plain virtual list',
          measure: (browser) => measureList(browser, plain, scrolledOnly),
        },
        {
          name: 'history of the site',
          measure: (browser) => measureList(browser, history, scrolledOnly),
        },
      ],
      columns: [
        { head: 'longest task', of: 'longest', unit: 'ms' },
        { head: 'blocking', of: 'blocking', unit: 'ms' },
        { head: 'memory', of: 'heap', unit: 'MB' },
        { head: 'elements', of: 'elements', unit: '' },
      ],
    });
  } finally {
    await close();
  }
  return true;
}

async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`);
  const form = page.locator('main form');
  await form.getByLabel('Username').fill('mira2026');
  await form.getByLabel('Password', { exact: true }).fill('Play4fun');
  await form.locator('[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
}
