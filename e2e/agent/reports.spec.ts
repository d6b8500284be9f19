// An agent's reports: from a total to a member to a bet, and the same sums in each of them.
import { readFile } from 'node:fs/promises';
import { asked } from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import { beMember, expect, mayura, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

/** What the sums of the income are called. */
const labels = {
  total: 'Total',
  dividend: 'Dividend',
  daily: 'Daily salary',
  hourly: 'Hourly salary',
  realtime: 'Real-time salary',
} as const;

test('[spec 1.13] [spec 2.57] [spec 2.58] from profit and loss by user to the bets of one, as a file too', async ({
  page,
}) => {
  await beMember(page, mayura, 'arun2026');
  await page.goto(at('/agent/palStatementsAgentCopy'));
  // What the row of a team has is what its own page has for both parts together.
  const team = page.getByRole('row', { name: /line012026/ });
  await partsCome(page, team);
  const pressed = await team.getByRole('cell').allTextContents();
  await team.getByRole('link', { name: /line012026 \(/ }).click();
  const parts = page.getByRole('table', { name: 'line012026 and everybody below' });
  const together = parts.getByRole('row', { name: /^Together/ }).getByRole('cell');
  // The row ends with the way to the bets.
  await expect(together).toHaveText(pressed.slice(0, -1));
  await page.goBack();

  const row = page.getByRole('row', { name: /line022026/ });
  await partsCome(page, row);
  await row.getByRole('link', { name: 'Bets of line022026' }).click();
  await expect(page).toHaveURL(/personalHistoryCopy\?account=line022026/);
  await expect(page.getByRole('rowheader').first()).toContainText('line022026');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export (CSV)' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  const query = new URL(page.url()).searchParams;
  expect(query.get('account')).toBe('line022026');
  const [, ...bets] = lines;
  expect(bets.length).toBeGreaterThan(0);
  for (const line of bets) expect(line).toContain('line022026');
});

test('[spec 2.57] an account outside the team is refused like one that is not there', async ({
  page,
}) => {
  await beMember(page, mayura, 'arun2026');
  for (const name of ['mira2026', 'nobody at all']) {
    await page.goto(at(`/agent/personalHistoryCopy?account=${encodeURIComponent(name)}`));
    await expect(page.getByText('The report did not load')).toBeVisible();
    await page.getByRole('button', { name: 'Show the whole team' }).click();
    await expect(page.getByText('The report did not load')).toBeHidden();
  }
});

test('[spec 2.59] the income that is shown is the platform’s, by kind', async ({ page }) => {
  await beMember(page, mayura, 'arun2026');
  await page.goto(at('/agent/agentRevenueReport?days=2026-01-01..2026-12-31&type=monthly'));
  const { totals } = await asked<{ totals: Record<keyof typeof labels, string> }>(
    page,
    '/wps/agent/revenue?from=2026-01-01&to=2026-12-31',
  );
  const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  const stats = page.locator('[data-part="root"]:has(> [data-part="note"])');
  for (const kind of ['total', 'dividend', 'daily', 'hourly', 'realtime'] as const) {
    const label = page.getByText(labels[kind], { exact: true });
    const value = stats.filter({ has: label }).locator('[data-part="value"]');
    await expect(value).toHaveText(`₹${money.format(Number(totals[kind]))}`);
  }
});
