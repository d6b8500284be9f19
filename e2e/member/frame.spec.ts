// The member centre around its pages: who gets in, what waits there, and the way back.
import { asked } from '../fixtures/books.ts';
import { beMember, expect, mayura, send, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const messages = '/member/messageV2';

test('[spec 2.36] [spec 4.03] a guest logs in first and comes back; the centre closes to the page that it was opened from', async ({
  page,
}) => {
  await page.goto(at(messages));
  await expect(page).toHaveURL(/\/login\?/);
  await send(page, 'mira2026');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Member centre' }).click();
  await expect(page).toHaveURL(at('/'));

  await page.goto(at('/fish'));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Member centre' }).click();
  await expect(page.getByRole('button', { name: 'Close Member centre' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Member centre' });
  await menu.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: 'Unread' }).click();
  await expect(page).toHaveURL(/show=unread/);
  await page.reload();
  await page.getByRole('button', { name: 'Close Member centre' }).click();
  await expect(page).toHaveURL(at('/fish'));
});

test('[spec 2.49] [spec 2.51] an opened message is read at the platform, and the red count goes down', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at(messages));
  const count = async () =>
    (await asked<{ count: number }>(page, '/wps/relay/CSP_unreadCount')).count;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  const entry = page
    .getByRole('navigation', { name: 'Member centre' })
    .getByRole('link', { name: /^Messages/ });
  await expect(entry).toHaveAccessibleName(`Messages ${before} waiting`);
  await page.locator('main details[data-unread] > summary').first().click();
  await expect.poll(count).toBe(before - 1);
  await expect(entry).toHaveAccessibleName(
    before === 1 ? 'Messages' : `Messages ${before - 1} waiting`,
  );
});

test('[spec 4.03] a trial account gets the guard’s dialog', async ({ page }) => {
  await beMember(page, mayura, 'trial2026');
  await page.goto(at(messages));
  await expect(page.getByRole('dialog')).toContainText('real account');
  await expect(page).toHaveURL(at('/'));
});
