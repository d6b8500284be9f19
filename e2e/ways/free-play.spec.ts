import {
  expect,
  expectMember,
  memberMenu,
  onOneSite,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';

onOneSite('Shapla', ({ at }) => {
  test('[spec 7.14] [spec 5.01] a visitor plays without an account, returns as the same guest, and sees where a real account is needed', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    const asked = page.waitForRequest('**/wps/session/login/freeplay');
    await page.getByRole('button', { name: 'Play for free' }).click();
    const { os, platform, gatewayVersion, token } = (await asked).postDataJSON();
    expect({ platform, gatewayVersion }).toEqual({ platform: 'W', gatewayVersion: 3 });
    expect(os).toBeTruthy();
    // A compact JWE: the device name cannot be read in transit.
    expect(token.split('.')).toHaveLength(5);
    await expect(page).toHaveURL(at());
    await expectMember(page);
    const account = () => page.evaluate(() => sessionStorage.getItem('account'));
    const first = await account();
    expect(first).toMatch(/^guest-/);

    const stopped = page.getByRole('dialog', { name: 'Not available with a trial account' });
    for (const guarded of ['/changePassword', '/agentHome']) {
      await page.goto(at(guarded));
      await expect(stopped).toBeVisible();
      await expect(page).toHaveURL(at());
    }
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(stopped).toHaveCount(0);
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(stopped.getByText('You need a real account for this.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(at('/login'));
    await page.getByRole('button', { name: 'Play for free' }).click();
    await expect(memberMenu(page)).toBeVisible();
    await expect(page).toHaveURL(at());
    expect(await account()).toBe(first);
  });

  test('a visitor who was asked to log in over the page plays for free instead', async ({
    page,
  }) => {
    await page.goto(at());
    const header = page.getByRole('banner').getByRole('form', { name: 'Log in' });
    await header.getByLabel('Username').fill('nobody2026');
    await header.getByLabel('Password').fill(passwords.wrong);
    await header.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('button', { name: 'Play for free' }).click();
    await expectMember(page);
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toMatch(/^guest-/);
  });

  test('a replaced key is requested again, without an error on screen', async ({ page }) => {
    await page.goto(at('/login'));
    let refused = 0;
    await page.route('**/wps/session/login/freeplay', async (route) => {
      if (refused > 0) return route.fallback();
      refused += 1;
      await route.fulfill({ status: 400, json: { success: false, code: 'KEY_UNKNOWN' } });
    });
    let keys = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/keys')) keys += 1;
    });
    await page.getByRole('button', { name: 'Play for free' }).click();
    await expectMember(page);
    expect({ refused, keys }).toEqual({ refused: 1, keys: 2 });
  });
});
