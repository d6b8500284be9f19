import { countCalls, expectSays, hold, offline } from './faults.ts';
import {
  changeForm,
  expect,
  expectGuest,
  expectMember,
  field,
  fillIn,
  forceChange,
  logIn,
  loginForm,
  mayura,
  memberMenu,
  onOneSite,
  type Page,
  passwords,
  send,
  test,
} from './sign-in-page.ts';

/** Answers a call instead of the platform. */
const answer = (page: Page, path: string, value: unknown) =>
  page.route(path, (route) => route.fulfill({ json: { success: true, value } }));

test('a double click on the login makes each call once', async ({ page }) => {
  const calls = countCalls(page);
  const release = await hold(page, '**/wps/session/login');
  await page.goto(mayura.at('/login'));
  const form = await fillIn(page, 'mira2026');
  await form.getByRole('button', { name: 'Log in' }).dblclick();
  await expect(form.getByRole('button', { name: 'Logging in' })).toBeVisible();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  release();
  await expectMember(page);
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(/\d/);
  for (const path of [
    '/wps/verification/challenge',
    '/wps/session/keys',
    '/wps/session/login',
    '/wps/member/info',
    '/wps/v2/wallets/balance',
  ]) {
    expect([path, calls(path)]).toEqual([path, 1]);
  }
});

test('a double click on another captcha image makes one call', async ({ page }) => {
  const calls = countCalls(page);
  await page.clock.install();
  await page.goto(mayura.at('/login'));
  const wrong = { success: false, code: 'WRONG_CREDENTIALS', message: '', captcha: true };
  await page.route('**/wps/session/login', (route) => route.fulfill({ json: wrong }));
  await send(page, 'mira2026');
  await expect(page.getByRole('img', { name: /^Image with/ })).toBeVisible();
  await page.clock.fastForward(1_100);
  const release = await hold(page, '**/wps/captcha?*');
  await page.getByRole('button', { name: 'Show another image' }).dblclick();
  await expectSays(page, 'The image is loading');
  release();
  await expect(page.getByRole('img', { name: /^Image with/ })).toBeVisible();
  expect(calls('/wps/captcha')).toBe(2);
});

test('a double click on sending a code and on the answer makes one call each', async ({ page }) => {
  const calls = countCalls(page);
  const releaseStep = await hold(page, '**/wps/session/login/step');
  await answer(page, '**/wps/session/login/step/code', {
    expiredMinutes: 2,
    sentTo: 'f•••@mail.example',
  });
  const releaseCode = await hold(page, '**/wps/session/login/step/code');
  await logIn(page, mayura, 'faraway2026');
  await page.getByRole('button', { name: /^Code by email/ }).click();
  await page.getByRole('button', { name: 'Send the code' }).dblclick();
  releaseCode();
  await expectSays(page, /We sent a code to/);
  expect(calls('/wps/session/login/step/code')).toBe(1);
  await page.getByRole('button', { name: 'Use another method' }).click();
  await page.getByRole('button', { name: /Bank account holder/ }).click();
  await page.getByLabel("Account holder's full name").fill('Farah Kumari');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  releaseStep();
  await expectMember(page);
  expect(calls('/wps/session/login/step')).toBe(1);
});

test('a double click on a new password and on logging out makes one call each', async ({
  page,
}) => {
  const calls = countCalls(page);
  await forceChange(page);
  await answer(page, '**/wps/member/password', null);
  const releasePassword = await hold(page, '**/wps/member/password');
  await logIn(page, mayura, 'mira2026');
  await field(page, 'New password').fill(passwords.next);
  await field(page, 'Confirm new password').fill(passwords.next);
  await changeForm(page).getByRole('button', { name: 'OK', exact: true }).dblclick();
  releasePassword();
  await expect(page).toHaveURL(mayura.at());
  await expectMember(page);
  expect(calls('/wps/member/password')).toBe(1);
  expect(calls('/wps/system/setting/register')).toBe(1);

  const release = await hold(page, '**/wps/session/logout');
  await memberMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).dblclick();
  release();
  await expect(memberMenu(page)).toHaveCount(0);
  await expectGuest(page);
  expect(calls('/wps/session/logout')).toBe(1);
});

/** A call that fails once, and what the member clicks then. */
async function failOnce(page: Page, call: string, act: () => Promise<void>) {
  await page.route(call, (route) => offline.play?.(route));
  await act();
  await expectSays(page, offline.says);
  await page.unroute(call);
  await act();
}

onOneSite('Shapla', (site) => {
  test('offline once at each step of a login: the second click continues from there', async ({
    page,
  }) => {
    await page.goto(site.at('/login'));
    const form = await fillIn(page, 'faraway2026');
    const login = () => form.getByRole('button', { name: 'Log in' }).click();
    for (const call of ['**/wps/verification/challenge', '**/wps/session/keys']) {
      await page.route(call, (route) => offline.play?.(route));
      await login();
      await expectSays(page, offline.says);
      await page.unroute(call);
    }
    await failOnce(page, '**/wps/session/login', login);
    await page.getByRole('button', { name: /Bank account holder/ }).click();
    await page.getByLabel("Account holder's full name").fill('Farah Kumari');
    await page.route('**/wps/member/info', (route) => offline.play?.(route));
    await failOnce(page, '**/wps/session/login/step', () =>
      page.getByRole('button', { name: 'Continue' }).click(),
    );
    await expectSays(page, 'You are logged in, but your account did not load.');
    await page.unroute('**/wps/member/info');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(site.at());
    await expectMember(page);
    await expect(loginForm(page)).toHaveCount(0);
  });
});
