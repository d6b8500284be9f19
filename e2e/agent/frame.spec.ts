// The agent centre around its pages: who gets in, where they land, and the way back.
import { beMember, expect, mayura, type Page, send, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const news = '/agent/agentAnnouncement';

test('[spec 2.52] [spec 2.53] an agent logs in from an agent page, opens the centre, and closes it', async ({
  page,
}) => {
  await page.goto(at(news));
  await expect(page).toHaveURL(/\/login\?from=agent/);
  await send(page, 'arun2026');
  await expect(page).toHaveURL(at('/agentHome'));
  await page.getByRole('link', { name: 'Open the agent centre' }).click();
  await expect(page).toHaveURL(at(news));
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Agent' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Announcements');
  await page.getByRole('button', { name: 'Close Agent' }).click();
  await expect(page).toHaveURL(at('/agentHome'));
});

test('[spec 2.52] a member who is no agent sees why, and stays on the site', async ({ page }) => {
  await beMember(page, mayura, 'tara2026');
  await page.goto(at(news));
  await expect(page.getByRole('dialog')).toContainText('For agents only');
  await expect(page).toHaveURL(at('/'));
});

for (const [when, again] of [
  [
    'the browser is online again',
    async (page: Page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  ],
  [
    'the text is opened on the next view',
    async (page: Page) => {
      await page.getByRole('link', { name: 'Team management' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team management');
      await page.getByRole('link', { name: 'Announcements' }).first().click();
    },
  ],
] as const) {
  test(`an announcement whose sanitiser did not load is shown when ${when}`, async ({ page }) => {
    await beMember(page, mayura, 'arun2026');
    await page.route('**/assets/clean-*.js', (route) => route.abort());
    await page.goto(at(news));
    const main = page.getByRole('main');
    const failed = main.getByText('This part did not load').first();
    await expect(failed).toBeVisible();
    await page.unroute('**/assets/clean-*.js');
    await again(page);
    await expect(failed).toHaveCount(0);
  });
}
