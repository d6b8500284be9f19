import { showingPasswords } from './secret-watch.ts';
import {
  changeForm,
  choosePassword,
  expect,
  expectMember,
  forceChange,
  logIn,
  mayura,
  type Page,
  passwords,
  send,
  test,
} from './sign-in-page.ts';

/** Whether a request to a path was sent and lost. */
const lost = (page: Page, path: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));

test('the secret watch detects a password in storage, URL, log and request', async ({
  page,
  written,
}) => {
  await page.goto(mayura.at('/login'));
  await page.evaluate(async (secret) => {
    localStorage.setItem('kept', JSON.stringify({ secret }));
    // biome-ignore lint/suspicious/noDocumentCookie: the watch is over this way of writing one
    document.cookie = `secret=${secret}`;
    history.replaceState({}, '', `/login?secret=${secret}`);
    // biome-ignore lint/suspicious/noConsole: a log to be found
    console.log(secret);
    new BroadcastChannel('any').postMessage({ secret });
    await fetch('/sandbox/clock', { method: 'POST', body: secret }).catch(() => undefined);
  }, passwords.right);
  const kinds = () => new Set(showingPasswords(written).map((line) => line.split(' ')[0]));
  await expect
    .poll(() => [...kinds()].sort())
    .toEqual(['console', 'cookie', 'postMessage', 'replaceState', 'request', 'setItem']);
  written.length = 0;
});

test('no storage, URL, log or request contains a password: wrong, offline, right, and a new one that fails and succeeds', async ({
  page,
  written,
}) => {
  await logIn(page, mayura, 'mira2026', passwords.wrong);
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
  await page.route('**/wps/session/login', (route) => route.abort('connectionreset'));
  const lostLogin = lost(page, '/wps/session/login');
  await send(page, 'mira2026');
  await lostLogin;
  await expect(page.getByText(/Network link abnormal/)).toBeVisible();
  await page.unroute('**/wps/session/login');
  await forceChange(page);
  await send(page, 'mira2026');
  await page.route('**/wps/member/password', (route) => route.abort('connectionreset'));
  // The words alone could be those of the lost login: the next route would answer this one then.
  const lostPassword = lost(page, '/wps/member/password');
  await choosePassword(page, passwords.next);
  await lostPassword;
  await expect(page.getByText(/Network link abnormal/)).toBeVisible();
  await page.unroute('**/wps/member/password');
  await page.route('**/wps/member/password', (route) =>
    route.fulfill({ json: { success: true, value: null } }),
  );
  await changeForm(page).getByRole('button', { name: 'OK', exact: true }).click();
  // The header shows the member from the login on; the change has ended when its form has left the page.
  await expect(changeForm(page)).toHaveCount(0);
  await expectMember(page);

  const sealed = written.filter((line) => line.includes('{"jwe":"'));
  for (const path of ['/wps/session/login', '/wps/member/password']) {
    expect(sealed.filter((line) => line.includes(path)).length).toBeGreaterThan(1);
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(showingPasswords([kept])).toEqual([]);
});
