import { footerOf } from '../fixtures/footer.ts';
import { expect, expectMember, mayura, send, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 2.66] a vendor whose screen this build does not have is shown, and is not a link', async ({
  page,
}) => {
  await page.goto(at());
  await (await footerOf(page)).getByRole('link', { name: 'Choose a provider' }).click();
  await expect(page).toHaveURL(at('/vendors'));
  const main = page.getByRole('main');
  for (const [tab, vendor] of [
    ['Popular', 'Palmyra Table'],
    ['Live', 'Veranda Live'],
    ['Fish', 'Reedboat'],
  ] as const) {
    await main.getByRole('tab', { name: tab }).click();
    await expect(main.getByText(vendor)).toBeVisible();
    await expect(main.getByRole('link', { name: vendor })).toHaveCount(0);
  }
});

test('[spec 2.79] a vendor is chosen before the login, and kept for the game', async ({ page }) => {
  await page.goto(at('/login'));
  await page.getByText('Go straight to a provider').click();
  await page.getByRole('radio', { name: 'Palmyra Table' }).check({ force: true });
  await expect(page.getByText('Palmyra Table', { exact: false }).first()).toBeVisible();
  await send(page, 'mira2026');
  await expectMember(page);
  // The vendor has no screen in this build, so the login leads home.
  await expect(page).toHaveURL(at());
  expect(await page.evaluate(() => sessionStorage.getItem('gameVendor'))).toBe('PALM');
});
