import { footerOf } from '../fixtures/footer.ts';
import { pageComes } from '../fixtures/parts-come.ts';
import { expect, expectMember, mayura, send, test } from '../sign-in/sign-in-page.ts';

const { at } = mayura;

test('[spec 2.66] popular providers lead to the slots, fishing to its lobby, others by way of the login to their games, and lotteries to their lobby', async ({
  page,
}) => {
  await page.goto(at());
  await (await footerOf(page)).getByRole('link', { name: 'Choose a provider' }).click();
  await expect(page).toHaveURL(at('/vendors'));
  await pageComes(page);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Live' }).click();
  await expect(main.getByRole('link', { name: 'Veranda Live' })).toHaveAttribute(
    'href',
    /\/login\?to=%2Fgame%3FgameType%3DLIVE%26vassalage%3D\w+$/,
  );
  await main.getByRole('tab', { name: 'Lottery', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Lotus Draws' })).toHaveAttribute(
    'href',
    /\/login\?to=%2Flottery%3Fvendor%3DTCG_LOTTO_VN$/,
  );
  for (const [tab, vendor, lobby] of [
    ['Popular', 'Palmyra Table', '/rng?vassalage=PALM'],
    ['Fish', 'Reedboat', '/fish'],
  ] as const) {
    await page.goto(at('/vendors'));
    await main.getByRole('tab', { name: tab }).click();
    await main.getByRole('link', { name: vendor }).click();
    await expect(page).toHaveURL(at(lobby));
    await expect(main.getByRole('list', { name: 'Games', exact: true })).toContainText(vendor);
  }
});

test('[spec 2.79] a vendor is chosen before the login, and kept for the game', async ({ page }) => {
  await page.goto(at('/login'));
  await page.getByText('Go straight to a provider').click();
  await page.getByRole('radio', { name: 'Palmyra Table' }).check({ force: true });
  await expect(page.getByText('Palmyra Table', { exact: false }).first()).toBeVisible();
  await send(page, 'mira2026');
  await expectMember(page);
  await expect(page).toHaveURL(at('/game?gameType=LIVE&vassalage=PALM'));
  await expect(page.getByRole('heading', { level: 1, name: 'Palmyra Table' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('gameVendor'))).toBe('PALM');
});
