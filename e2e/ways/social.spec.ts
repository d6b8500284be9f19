import { newUserDigits } from '../fixtures/new-users.ts';
import { invitationCode } from '../registration/entry-page.ts';
import { expect, expectMember, mayura, onOneSite, test } from '../sign-in/sign-in-page.ts';
import { openProvider } from './ways-page.ts';

onOneSite('Sen Vàng', ({ at }) => {
  test('[spec 4.20] a member logs in through a provider in its window, which closes', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    const popup = await openProvider(page, 'Google');
    await popup.getByRole('button', { name: /mira2026/ }).click();
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(page).toHaveURL(at());
    await expectMember(page);
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe('mira2026');
    // Its games are opened by a call of their own (spec §7).
    const opened = page.waitForResponse('**/lgw/games/social_launch?*');
    await page.goto(at('/game?gameType=RNG&gameCode=1001'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect((await opened).ok()).toBe(true);
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Play one round' }),
    ).toBeEnabled();
  });

  test('[spec 5.18] [spec 6.08] a new member agrees first, then chooses a password', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    // Where a referrer is required, the URL names one.
    await page.goto(at(`/login?affiliateCode=${invitationCode}`));
    const popup = await openProvider(page, 'Facebook');
    await popup.getByLabel('Name').fill(`Nila ${newUserDigits()}`);
    await popup.getByRole('button', { name: 'Sign in by this name' }).click();
    const form = page.getByRole('form', { name: 'Finish creating your account' });
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText('Please confirm your age.')).toBeVisible();
    await form.getByRole('checkbox', { name: /or older/ }).check();
    await expect(form.getByRole('checkbox', { name: /promotions/ })).not.toBeChecked();
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    // Nobody knows a password of an account that has none.
    await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0);
  });

  test('[spec 8.34] a visitor who declines at the provider, or closes its window, can retry or use another login method', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    const popup = await openProvider(page, 'Google');
    await popup.getByRole('button', { name: 'Nobody: decline' }).click();
    await expect(page.getByText('Login failure. Please try again.')).toBeVisible();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Try Google again' }).click();
    const again = await opening;
    await expect(again.getByRole('heading', { name: /^Sign in with/ })).toBeVisible();
    await again.close();
    await expect(page.getByText('Login failure. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Use another login method' }).click();
    await expect(
      page.getByRole('main').getByRole('textbox', { name: 'Username', exact: true }),
    ).toBeVisible();
  });
});

test('a browser that blocks popups goes to the provider in the same tab, and returns logged in, without the code in its URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(mayura.at('/login'));
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: /tara2026/ }).click();
  await expectMember(page);
  await expect(page).toHaveURL(mayura.at());
  expect(await page.evaluate(() => sessionStorage.getItem('socialSignIn'))).toBeNull();
});
