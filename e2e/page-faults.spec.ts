// The key pages while every call that fills them fails, and while their own code is gone: what a visitor reads, and the way back.
import { takenOver } from './fixtures/first-screen.ts';
import { type Fault, faults, faultsByTurns, patience } from './sign-in/faults.ts';
import { expect, mayura, type Page, test } from './sign-in/sign-in-page.ts';

const { at } = mayura;

/** By address: what the page says is missing when its calls fail. */
const pages: Readonly<Record<string, string>> = {
  '/': 'The games did not load',
  '/rng': 'The games did not load',
  '/lottery': 'The lotteries did not load',
  '/game?gameType=RNG&gameCode=1001': 'The rules could not load',
  '/promotions': 'The promotions did not load',
  '/promoDetail?id=report': 'The promotion did not load',
  '/pointMall': 'The rewards did not load',
  '/vip': 'The levels did not load',
  '/help': 'The help centre did not load',
  '/noticePage': 'This page did not load',
};

/** All but those by which the platform says whether the site is open, and its pictures. */
const calls = /\/(lgw(?!\/img\/)|wps(?!\/system\/(status|permission)))\//;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retries = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

/** Opens a page whose calls fail, and waits until it says so. */
async function openDuring(page: Page, path: string, says: string, { play }: Fault) {
  await page.route(calls, play ?? (() => undefined));
  await page.goto(at(path));
  await takenOver(page);
  const said = main(page).getByText(says).first();
  await expect(async () => {
    if (!play) await page.clock.fastForward(patience);
    await expect(said).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Presses every retry that there is, until none is left. */
async function askAgain(page: Page) {
  await page.unroute(calls);
  await expect(async () => {
    const [retry] = await retries(page).all();
    // It may be gone by now: its answer has come.
    await retry?.click({ timeout: 1_000 });
    await expect(retries(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

for (const [index, [path, says]] of Object.entries(pages).entries()) {
  test(`${path}: whatever the platform answers, the page stands, says what is missing, and asks again`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.install();
    for (const fault of faultsByTurns(faults, index)) {
      await openDuring(page, path, says, fault);
      await expect(heading(page), fault.name).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      // Nothing waits for ever.
      await expect(async () => {
        if (!fault.play) await page.clock.fastForward(patience);
        const waiting = main(page).locator('[aria-busy=true]');
        await expect(waiting, fault.name).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await askAgain(page);
      await expect(main(page).getByText(says), fault.name).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}

/** As after an update: the file that an open page asks for is no longer there. */
const gone = '**/assets/*.js';

test('a page whose code is gone after an update says so, and a reload brings it', async ({
  page,
}) => {
  for (const path of Object.keys(pages).filter((each) => each !== '/')) {
    await page.goto(at('/'), { waitUntil: 'networkidle' });
    await takenOver(page);
    await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate((address) => window.history.pushState({}, '', address), at(path));
    await expect(heading(page), path).toHaveText('Part of the page did not load');
    await expect(heading(page), path).toBeFocused();
    await page.unroute(gone);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page).toHaveURL(at(path));
    await expect(heading(page), path).not.toHaveText('Part of the page did not load');
    await takenOver(page);
    await expect(heading(page), path).toHaveCount(1);
  }
});
