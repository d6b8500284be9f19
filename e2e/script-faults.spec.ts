// A first screen whose script does not come: what a visitor can still do, and what the page says.
import { takenOver } from './fixtures/first-screen.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { mayura } from './sign-in/sign-in-page.ts';

const entry = '**/assets/main-*.js';
const says = (page: Page) => page.getByRole('alert').filter({ hasText: 'newer version' });
const promotions = (page: Page) =>
  page.getByRole('link', { name: 'Promotions', exact: true }).first();

test('is asked for once more, and takes the screen over as ever', async ({ page }) => {
  // It is asked for ahead and then imported, in one request or in two; a second later once more.
  let isBroken = true;
  let isTold = false;
  await page.route(entry, (route) => {
    if (!isTold) setTimeout(() => (isBroken = false), 800);
    isTold = true;
    return isBroken ? route.abort() : route.continue();
  });
  await page.goto(mayura.at());
  await takenOver(page);
  await expect(says(page)).toHaveCount(0);
});

test('says so with a way to load the page again, and keeps the search of its address', async ({
  page,
}) => {
  await page.route(entry, (route) => route.abort());
  await page.goto(mayura.at('/?referralCode=x#service'));
  await expect(says(page)).toBeVisible();
  await page.unroute(entry);
  await says(page).getByRole('link', { name: 'Reload the page' }).click();
  await takenOver(page);
  await expect(page).toHaveURL(/\/\?referralCode=x/);
  await expect(says(page)).toHaveCount(0);
});

test('lets links lead on, also one that was pressed before', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto(mayura.at('/?referralCode=x'), { waitUntil: 'commit' });
  await promotions(page).click();
  await expect(page).toHaveURL(mayura.at('/promotions'));
  await page.goto(mayura.at('/?referralCode=x'));
  await expect(says(page)).toBeVisible();
  await promotions(page).click();
  await expect(page).toHaveURL(mayura.at('/promotions'));
});

test('says so in the language that the page is shown in', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await page.route(entry, (route) => route.abort());
  await page.goto(mayura.at());
  await expect(page.getByRole('alert')).toHaveAttribute('lang', 'hi');
  await context.close();
});

test('leaves a press that asks for another tab to the browser', async ({ page, context }) => {
  await page.route(entry, () => undefined);
  await page.goto(mayura.at('/?referralCode=x'), { waitUntil: 'commit' });
  const opened = context.waitForEvent('page');
  await promotions(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(mayura.at('/promotions'));
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});
