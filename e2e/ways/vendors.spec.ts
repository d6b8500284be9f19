import { expect, expectMember, mayura, send, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 2.02] [spec 2.66] [spec 8.14] a vendor without slots opens the login in its window, and the page goes on to the vendor', async ({
  page,
}) => {
  await page.goto(at('/vendors'));
  await page.getByRole('tab', { name: 'Live' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Veranda Live/ }).click();
  const popup = await opening;
  await expect(popup.getByText('You are not logged in, please login')).toBeVisible();
  await send(popup, 'mira2026');
  await popup.waitForEvent('close');
  await expectMember(page);
  await expect(page).toHaveURL(at('/game?gameType=LIVE&vassalage=VERA'));
});

test('[spec 2.66] a hot vendor leads to the slots, and fish to its page', async ({ page }) => {
  await page.goto(at());
  await page.getByRole('link', { name: 'Choose a provider' }).click();
  await expect(page).toHaveURL(at('/vendors'));
  await page.getByRole('link', { name: /Palmyra Table/ }).click();
  await expect(page).toHaveURL(at('/rng?vassalage=PALM'));
  await page.goto(at('/vendors'));
  await page.getByRole('link', { name: /Reedboat/ }).click();
  await expect(page).toHaveURL(at('/fish'));
});

test('[spec 2.79] a vendor chosen before the login is where it leads', async ({ page }) => {
  await page.goto(at('/login'));
  await page.getByText('Go straight to a provider').click();
  await page.getByRole('radio', { name: 'Palmyra Table' }).check({ force: true });
  await expect(page.getByText('After login: Palmyra Table')).toBeVisible();
  await send(page, 'mira2026');
  await expectMember(page);
  await expect(page).toHaveURL(at('/game?gameType=LIVE&vassalage=PALM'));
  expect(await page.evaluate(() => sessionStorage.getItem('gameVendor'))).toBe('PALM');
});
