import { takenOver } from './fixtures/first-screen.ts';
import { footerOf } from './fixtures/footer.ts';
import { hold } from './sign-in/faults.ts';
import { expect, logInRemembered, mayura, memberMenu, test } from './sign-in/sign-in-page.ts';

const { at } = mayura;

test('a new page is announced and has focus on its heading, the first page does not', async ({
  page,
}) => {
  await page.goto(at());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takenOver(page);
  await expect(page.locator('body')).toBeFocused();
  await (await footerOf(page)).getByRole('link', { name: 'Help centre' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const name = (await heading.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1);
  // The next Tab goes on from the heading, not from the footer that was left.
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

test('a page that does not exist has the focus on its heading and is announced', async ({
  page,
}) => {
  await page.goto(at());
  await takenOver(page);
  await page.evaluate((address) => window.history.pushState({}, '', address), at('/no-such-page'));
  const heading = page.getByRole('heading', { level: 1, name: 'Page not found' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Page not found' })).toHaveCount(1);
});

test.describe('a referral code', () => {
  for (const code of ['12e3', '98765432109876543210', '007']) {
    test(`${code} reaches the registration as it was typed`, async ({ page }) => {
      await page.goto(at(`/register?referralCode=${code}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const kept = () => page.evaluate(() => Object.values({ ...sessionStorage }).join('\n'));
      await expect.poll(kept).toContain(`"referralCode":"${code}"`);
    });
  }
});

test('the first screen stays while a remembered session is restored', async ({ page, context }) => {
  await logInRemembered(page, mayura, 'mira2026');
  await page.close();
  const again = await context.newPage();
  await again.addInitScript(() => {
    const empty: number[] = [];
    Object.assign(window, { empty });
    const look = () => {
      const root = document.getElementById('root');
      // An element is there in any case: the theme's scope.
      const isParsed = document.readyState !== 'loading';
      if (isParsed && root && !root.querySelector('.boot, main h1')) empty.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const asked = again.waitForRequest('**/wps/session/remember/login');
  const answer = await hold(again, '**/wps/session/remember/login');
  await again.goto(at());
  await asked;
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  answer();
  await expect(memberMenu(again)).toBeVisible();
  expect(await again.evaluate(() => (window as unknown as { empty: number[] }).empty)).toEqual([]);
});
