import { join } from 'node:path';
import type { Page } from 'playwright';
import { benchInTurns } from './lists/in-turns.ts';
import { settlementLines } from './tree/settlement.ts';
import { agent, bigBranch, nameOf, serveTree, treeSize } from './tree/tree-server.ts';
import { measureTree, type TreeFigures, type TreePage } from './tree-measure.ts';

const root = join(import.meta.dirname, '../..');
/** A port of this machine that nothing else of the project uses. */
const defaultPort = 4395;
/** Accounts that are opened and sought: 1 has ten below it, 0 two thousand. */
const names = {
  small: nameOf(1),
  inSmall: nameOf(bigBranch + 10),
  big: nameOf(0),
  inBig: nameOf(10),
  sought: nameOf(9876),
};

/**
 * `npm run bench -- tree [rounds]`: an agent's tree of 10,000 accounts on the built site, beside the same tree in plain React, in turns, with
 * the processor slowed down four times: open, search, expand. Then the settlement of such a tree, without a browser.
 * `LIVERY_BENCH_PORT` names another port.
 */
export async function benchTree([rounds]: readonly string[]): Promise<boolean> {
  const port = Number(process.env['LIVERY_BENCH_PORT'] ?? defaultPort);
  const close = await serveTree(root, port);
  const site = `http://india.localhost:${port}`;
  const plain: TreePage = {
    address: `http://localhost:${port}/plain.html`,
    search: 'input[type="search"]',
    row: (account) => ({ selector: `li[data-account="${account}"]`, text: account }),
    opener: 'button',
  };
  const own: TreePage = {
    address: `${site}/agent/downlineManagmentView`,
    enter: (page) => logIn(page, `${site}/login`),
    search: 'main input[type="search"]',
    row: (account) => ({ selector: '[role="treeitem"]', text: account }),
    opener: '[data-part="twisty"]',
  };
  try {
    await benchInTurns<TreeFigures>({
      rounds,
      title: `A tree of ${treeSize} on a phone with a processor four times slower`,
      contestants: [
        { name: 'plain React', measure: (browser) => measureTree(browser, plain, names) },
        { name: 'page of the site', measure: (browser) => measureTree(browser, own, names) },
      ],
      columns: [
        { head: 'open', of: 'open', unit: 'ms' },
        { head: 'a key', of: 'key', unit: 'ms' },
        { head: 'slowest key', of: 'slowestKey', unit: 'ms' },
        { head: 'found', of: 'found', unit: 'ms' },
        { head: 'expand 10', of: 'expand', unit: 'ms' },
        { head: `expand ${bigBranch}`, of: 'expandBig', unit: 'ms' },
        { head: 'blocking', of: 'blocking', unit: 'ms' },
        { head: 'memory', of: 'heap', unit: 'MB' },
        { head: 'elements', of: 'elements', unit: '' },
      ],
    });
  } finally {
    await close();
  }
  process.stdout.write(`${(await settlementLines()).join('\n')}\n`);
  return true;
}

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill(agent.username);
  await form.getByLabel('Password', { exact: true }).fill(agent.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
}
