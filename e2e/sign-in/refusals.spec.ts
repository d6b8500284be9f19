import { pressAt, tabTo, typeInto } from '../fixtures/keyboard.ts';
import {
  expect,
  expectGuest,
  expectMember,
  field,
  fillIn,
  logIn,
  loginForm,
  logOut,
  memberMenu,
  onOneSite,
  type Page,
  passwords,
  sandbox,
  send,
  test,
} from './sign-in-page.ts';

/** The characters of the newest captcha image. */
const captchaAnswer = async (page: Page) =>
  ((await sandbox(page, 'captchas')) as string[])[0] ?? '';

onOneSite('Shapla', (site) => {
  const { at } = site;

  test('[spec 4.12] [spec 5.03] [spec 8.05] [spec 8.13] [spec 8.22] a wrong password keeps the form; the third requires a captcha, which can be rejected, refreshed and answered', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    const form = await send(page, '', '');
    await expect(form.getByText('Please enter the username and password')).toBeVisible();
    await expect(form.getByText('Please enter your username.')).toBeVisible();
    await expect(form.getByText('Please enter your password.')).toBeVisible();
    for (let attempt = 1; attempt <= 3; attempt++) {
      const answered = page.waitForResponse('**/wps/session/login');
      await send(page, 'trial2026', passwords.wrong);
      await answered;
      await expect(form.getByText('Wrong username or password.')).toBeVisible();
      await expect(form.getByLabel('Username')).toHaveValue('trial2026');
      await expect(form.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await expect(page.getByLabel('Characters in the image')).toHaveCount(attempt < 3 ? 0 : 1);
    }
    const picture = page.getByRole('img', { name: 'Image with the characters to type' });
    const answer = field(page, 'Characters in the image');
    await expect(picture).toBeVisible();

    // Empty: nothing is sent. Wrong: an error, and another image.
    await send(page, 'trial2026');
    await expect(form.getByText('Please type the characters in the image.')).toBeVisible();
    await expect(answer).toBeFocused();
    const first = await picture.getAttribute('src');
    await page.keyboard.type('none');
    await page.keyboard.press('Enter');
    await expect(form.getByText('The captcha check failed. Please try again.')).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await expect(answer).toHaveValue('');
    await expect(field(page, 'Password')).toHaveValue(passwords.right);

    // Refreshed, after the second that lies between two.
    const refresh = page.getByRole('button', { name: 'Show another image' });
    const second = await picture.getAttribute('src');
    await expect(refresh).not.toHaveAttribute('aria-disabled');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await pressAt(page, refresh, 'Space');
    await expect(picture).not.toHaveAttribute('src', second ?? '');

    await page.getByRole('heading', { level: 1 }).click();
    await typeInto(page, answer, await captchaAnswer(page));
    await page.keyboard.press('Enter');
    await expectMember(page);
    await expect(page).toHaveURL(at());
  });

  test('[spec 2.20] [spec 4.11] [spec 6.05] [spec 8.24] [spec 8.25] only agents can log in at the agent page, and only known member types at all', async ({
    page,
  }) => {
    await logIn(page, site, 'staff2026');
    await expect(page.getByText('Non-member accounts are unable to login')).toBeVisible();
    await expectGuest(page);
    await page.goto(at('/agentHome'));
    await expect(page).toHaveURL(/\/login\?from=agent/);
    await send(page, 'mira2026');
    await expect(page.getByText('Non-agents cannot log in')).toBeVisible();
    await expectGuest(page);
    await expect(loginForm(page).getByLabel('Username')).toHaveValue('mira2026');
    await send(page, 'arun2026');
    await expect(page).toHaveURL(at('/agentHome'));
    await expect(page.getByRole('main').getByText('Arun', { exact: true })).toBeVisible();
  });

  test('the login page is for agents, or for everybody, as its address says now', async ({
    page,
  }) => {
    // An address that changes without a load, as by the browser's Back.
    const become = (path: string) =>
      page.evaluate((address) => window.history.pushState({}, '', address), at(path));
    await page.goto(at('/login'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await become('/login?from=agent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent login');
    await send(page, 'mira2026');
    await expect(page.getByText('Non-agents cannot log in')).toBeVisible();
    await become('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await send(page, 'mira2026');
    await expectMember(page);
    await expect(page).toHaveURL(at());
  });

  test('[spec 6.05] agents have a link to their page; members have their account and no such link, and see an error at its URL', async ({
    page,
  }) => {
    await logIn(page, site, 'mira2026');
    await expectMember(page);
    await memberMenu(page).click();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agent centre' })).toHaveCount(0);
    await page.goto(at('/agentHome'));
    const dialog = page.getByRole('dialog', { name: 'For agents only' });
    await expect(dialog.getByText('Non-agents cannot log in')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(at());
    await expectMember(page);
    await logOut(page);
    await expectGuest(page);

    await logIn(page, site, 'arun2026');
    await expectMember(page);
    await expect(page).toHaveURL(at());
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Agent centre' }).click();
    await expect(page).toHaveURL(at('/agentHome'));
    await expect(page.getByRole('heading', { name: 'Agent', exact: true })).toBeVisible();
  });

  test('[spec 5.01] [spec 8.14] a guest is redirected from a guarded page to the login, with the reason, and returns afterwards', async ({
    page,
  }) => {
    await page.goto(at('/agentHome'));
    await expect(page).toHaveURL(/\/login\?from=agent$/);
    await expect(page.getByText('For agents only.')).toBeVisible();
    await page.goto(at('/login'));
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByText('You are not logged in')).toHaveCount(0);
    await page.goto(at('/changePassword'));
    await expect(page).toHaveURL(/\/login\?to=%2FchangePassword$/);
    await expect(page.getByText('You are not logged in, please login')).toBeVisible();
    await send(page, 'arun2026');
    await expectMember(page);
    await expect(page).toHaveURL(at('/changePassword'));
  });

  test('[spec 8.17] an unknown refusal code shows an unknown error, with a reference and without the code', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    await page.route('**/wps/session/login', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'E4711' } }),
    );
    const form = await send(page, 'mira2026');
    await expect(
      form.getByText(/^Unknown error\. .*give support this reference: login-\d{14}$/),
    ).toBeVisible();
    await expect(page.getByText('E4711')).toHaveCount(0);
    await expect(form.getByLabel('Username')).toHaveValue('mira2026');
  });

  test('[spec 5.01] [spec 8.07] [spec 9.05] a trial account sees that it needs a real one, on a click and at a URL', async ({
    page,
  }) => {
    await logIn(page, site, 'trial2026');
    await expectMember(page);
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You need a real account for this.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(at());
    for (const guarded of ['/changePassword', '/agentHome']) {
      await page.goto(at(guarded));
      await expect(dialog.getByText('You need a real account for this.')).toBeVisible();
      await expect(page).toHaveURL(at());
    }
  });

  test('an excluded member sees the reason, and is not logged in', async ({ page }) => {
    await page.goto(at('/login'));
    const form = await fillIn(page, 'closed2026');
    await tabTo(page, form.getByRole('button', { name: 'Log in' }));
    await page.keyboard.press('Space');
    await expect(
      form.getByText('This account is currently restricted. Please contact support.'),
    ).toBeVisible();
    await expectGuest(page);
  });
});
