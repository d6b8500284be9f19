// An agent's team: what it did, who is in it, and nobody else.
import { asked } from '../fixtures/books.ts';
import { beMember, expect, mayura, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 1.13] [spec 2.54] [spec 2.56] from the overview to one account deep in the tree', async ({
  page,
}) => {
  await beMember(page, mayura, 'arun2026');
  await page.goto(at('/agent/agentTeamOverview?days=2026-01-01..2026-12-31&type=monthly'));
  const { totals } = await asked<{ totals: { members: number; validBet: string } }>(
    page,
    '/wps/agent/team/overview?from=2026-01-01&to=2026-12-31',
  );
  const written = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  const main = page.getByRole('main');
  await expect(main).toContainText(written.format(Number(totals.validBet)));
  await expect(main.getByText(/Compared with/)).toBeVisible();

  await page.getByRole('link', { name: 'Team management' }).click();
  await expect(main).toContainText(`${totals.members} accounts in your team`);
  const tree = page.getByRole('tree');
  await tree.getByRole('treeitem', { name: /line012026/ }).focus();
  await page.keyboard.press('ArrowRight');
  const below = tree.getByRole('treeitem', { name: /line052026/ });
  await expect(below).toHaveAttribute('aria-level', '2');
  await below.click();
  const drawer = page.getByRole('dialog', { name: 'line052026' });
  await expect(drawer).toContainText('•••');
  await expect(page).toHaveURL(/id=line052026/);
  await drawer.getByRole('button', { name: 'Show downlines' }).click();
  const table = page.getByRole('table', { name: 'Downlines of line052026' });
  await expect(table.getByRole('rowheader', { name: /line172026/ })).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeVisible();
});

test('[spec 2.56] a search finds whom the tree has, and an account of nobody’s team is not there', async ({
  page,
}) => {
  await beMember(page, mayura, 'arun2026');
  await page.goto(at('/agent/downlineManagmentView'));
  await page.getByLabel('Search the whole team').fill('line17');
  await expect(page.getByText('1 account found')).toBeVisible();
  await expect(page.getByRole('row', { name: /line172026/ })).toContainText('line012026');
  await page.getByLabel('Search the whole team').fill('mira');
  await expect(page.getByText('No account matches')).toBeVisible();
  await page.goto(at('/agent/downlineManagmentView?id=mira2026'));
  await expect(page.getByText('The account did not load')).toBeVisible();
});
