import {
  expect,
  expectGuest,
  expectMember,
  failInHeader,
  logIn,
  logInRemembered,
  loginForm,
  logOut,
  mayura,
  memberMenu,
  onEverySite,
  onOneSite,
  passwords,
  send,
  test,
  tokenOf,
} from './sign-in-page.ts';

onEverySite((site) => {
  const { at } = site;

  test('[spec 4.01] [spec 4.08] [spec 4.11] a member logs in with a proof, lands on the home page, stays logged in after a reload, and back does not return to the form', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(at());
    await logIn(page, site, 'mira2026');
    await expect(page).toHaveURL(at());
    await expectMember(page);
    expect(await tokenOf(page)).toBeTruthy();
    expect(calls.filter((path) => /challenge|session\/login|member\/info$/.test(path))).toEqual([
      '/wps/verification/challenge',
      '/wps/session/login',
      '/wps/member/info',
    ]);
    await page.reload();
    await expectMember(page);
    await page.goBack();
    await expect(page).toHaveURL(at());
    await expectMember(page);
    await expect(loginForm(page)).toHaveCount(0);
  });

  test('[spec 4.24] logging out asks first, calls the platform, keeps only the merchant keys and goes home', async ({
    page,
  }) => {
    await page.goto(at('/changePassword'));
    await send(page, 'mira2026');
    await expect(page).toHaveURL(at('/changePassword'));
    await expectMember(page);
    const token = await tokenOf(page);
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay logged in' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await tokenOf(page)).toBe(token);

    const request = page.waitForRequest('**/wps/session/logout');
    await logOut(page);
    expect((await request).headers()).toMatchObject({ token });
    await expect(page).toHaveURL(at());
    await expectGuest(page);
    const keys = await page.evaluate(() => Object.keys(sessionStorage).sort());
    expect(keys.filter((key) => !key.startsWith('tsr'))).toEqual([
      'merchant',
      'merchantCode',
      'platform',
    ]);
    // The token is invalid from now on, here and elsewhere.
    const status = await page.evaluate(async (old) => {
      const answer = await fetch('/wps/member/info', { headers: { Token: old ?? '' } });
      return answer.status;
    }, token);
    expect(status).toBe(401);
    await page.goto(at('/agentHome'));
    await expect(page).toHaveURL(/\/login\?from=agent/);
  });
});

onOneSite('Shapla', ({ at }) => {
  test('[spec 4.09] [spec 5.01] a login from the header continues in the dialog, which closes when the session starts; a guarded page requires a login', async ({
    page,
  }) => {
    await page.goto(at());
    const dialog = await failInHeader(page);
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('mira2026');
    await dialog.getByLabel('Password', { exact: true }).fill(passwords.right);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expectMember(page);
    await expect(dialog).toHaveCount(0);
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    expect(kept).toMatchObject({ account: 'mira2026', username: 'mira2026', nickname: 'Mira' });
    expect(kept['token']).toBeTruthy();
    await logOut(page);
    await expectGuest(page);
    await page.goto(at('/changePassword'));
    await expect(page).toHaveURL(/\/login\?to=/);
  });
});

test.describe('on one site, because it does not depend on the brand', () => {
  const { at } = mayura;

  test('a browser that refuses storage and messages between tabs logs in, for as long as the page is open', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
        Object.defineProperty(window, name, { get: refuse });
      }
    });
    await logIn(page, mayura, 'mira2026');
    await expectMember(page);
  });

  test('[spec B2.20] a login that the header began ends with the dialog that took it over, when the page is left', {
    tag: '@more',
  }, async ({ page }) => {
    await page.goto(at('/help'));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Support', exact: true })
      .click();
    await expect(page).toHaveURL(at('/#service'));
    const dialog = await failInHeader(page);

    let answer = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = page.waitForRequest('**/wps/session/login');
    await page.route('**/wps/session/login', async (route) => {
      await left;
      await route.continue().catch(() => undefined);
    });
    await dialog.getByLabel('Password', { exact: true }).fill(passwords.right);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    const request = await asked;
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    answer();
    // Given up by the page, so there is no answer to it.
    await expect(request.response()).resolves.toBeNull();
    await expectGuest(page);
  });

  test('[spec 4.48] a hidden balance shows stars, also after a reload', async ({ page }) => {
    await logIn(page, mayura, 'mira2026');
    await page.getByRole('button', { name: 'Hide balance' }).click();
    const balance = page.getByRole('group', { name: 'Balance' });
    await expect(balance).toContainText('*****');
    await page.reload();
    await expect(balance).toContainText('*****');
    await page.getByRole('button', { name: 'Show balance' }).click();
    await expect(balance).toContainText(/\d/);
  });

  test('[spec 9.16] a remembered member stays logged in in a new window for one day, but not after logging out', {
    tag: '@more',
  }, async ({ context }) => {
    const page = await context.newPage();
    await logInRemembered(page, mayura, 'mira2026');
    const mark = (await context.cookies()).find(({ name }) => name === 'livery_remember');
    const hours = ((mark?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await page.close();

    const later = await context.newPage();
    await later.goto(at());
    await expectMember(later);
    await logOut(later);
    await expectGuest(later);
    await later.close();
    const last = await context.newPage();
    await last.goto(at());
    await expect(last.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expectGuest(last);
  });

  test('[spec B2.24] a login shows the time and place of the previous one', {
    tag: '@more',
  }, async ({ page }) => {
    await logIn(page, mayura, 'mira2026');
    await expectMember(page);
    await logOut(page);
    await expectGuest(page);
    await logIn(page, mayura, 'mira2026');
    await expect(page.getByRole('status').getByText(/^Previous login: /)).toBeVisible();
  });
});
