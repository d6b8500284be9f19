// A first screen whose script or sheet does not come: what a visitor can still do, and what the page says.
import { holdScript, takenOver } from './fixtures/first-screen.ts';
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
  // The page's own language is better than none, and says which it is.
  await expect(page.locator('#root')).toHaveAttribute('lang', 'en');
  await promotions(page).click();
  await expect(page).toHaveURL(mayura.at('/promotions'));
  await context.close();
});

test('says so of a file that neither comes nor fails, and takes the screen over when it has come', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await page.clock.install();
  const release = await holdScript(page, entry);
  await page.goto(mayura.at(), { waitUntil: 'commit' });
  const line = page.locator('.boot-failed:not([hidden])');
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(line).toHaveAttribute('lang', 'hi', { timeout: 1000 });
  }).toPass();
  release();
  await takenOver(page);
  await expect(line).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('lang');
  await expect(page.getByRole('link', { name: 'प्रमोशन' }).first()).toBeVisible();
  await context.close();
});

const sheet = '**/styles/first-screen.*.css';

test('asks once more for the sheet of its first screen', async ({ page }) => {
  let isAsked = false;
  await page.route(sheet, (route) => {
    const isFirst = !isAsked;
    isAsked = true;
    return isFirst ? route.abort() : route.continue();
  });
  await page.goto(mayura.at('/login'));
  await takenOver(page);
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await expect(submit).not.toHaveCSS('border-start-start-radius', '0px');
  await expect(page.locator('#livery-fonts')).toHaveAttribute('media', '');
});

test('says so when the sheet does not come either time', async ({ page }) => {
  await page.route(sheet, (route) => route.abort());
  await holdScript(page);
  await page.goto(mayura.at('/login'), { waitUntil: 'commit' });
  await expect(says(page)).toBeVisible();
});

test('leaves a press that asks for another tab to the browser', async ({ page, context }) => {
  await page.route(entry, () => undefined);
  await page.goto(mayura.at('/?referralCode=x'), { waitUntil: 'commit' });
  const opened = context.waitForEvent('page');
  await promotions(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(mayura.at('/promotions'));
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});
