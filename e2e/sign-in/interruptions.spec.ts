import type { BrowserContext } from '@playwright/test';
import { hold } from './faults.ts';
import {
  beMemberUnseen,
  changeForm,
  type EnglishSite,
  expect,
  expectGuest,
  expectMember,
  field,
  fillIn,
  logIn,
  loginForm,
  logOut,
  mayura,
  memberMenu,
  onOneSite,
  type Page,
  passwords,
  sandbox,
  send,
  test,
  tokenOf,
} from './sign-in-page.ts';

/** A page that only members see. */
const record = mayura.at('/member/transactionHistory?kind=deposit');

/** A tab in which a member is logged in, and a new one beside it. */
async function twoTabs(context: BrowserContext, site: EnglishSite) {
  const first = await context.newPage();
  await logIn(first, site, 'mira2026');
  await expectMember(first);
  return [first, await context.newPage()] as const;
}

onOneSite('Mayura', (site) => {
  const { at } = site;

  test('[spec 2.05] [spec 4.23] an expired session shows the login dialog in every tab; the password typed before can then be changed', async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.goto(at('/changePassword'));
    await send(page, 'tara2026');
    await expectMember(page);
    const other = await context.newPage();
    await other.goto(at());
    await expectMember(other);
    const form = changeForm(page);
    await field(page, 'Current password').fill(passwords.right);
    await field(page, 'New password').fill(passwords.next);
    await field(page, 'Confirm new password').fill(passwords.next);
    await sandbox(page, 'sessions', { end: 'EXPIRED', username: 'tara2026' });
    // Not a click: the other tab may have learnt of the end first, and then the dialog is over the form already.
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(other.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('tara2026');
    await dialog.getByLabel('Password', { exact: true }).fill(passwords.right);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toHaveCount(0);
    await expectMember(page);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expectMember(other);
    await expect(page).toHaveURL(at('/changePassword'));
    await expect(field(page, 'Current password')).toHaveValue(passwords.right);
    await expect(field(page, 'New password')).toHaveValue(passwords.next);
    await expect(field(page, 'Confirm new password')).toHaveValue(passwords.next);
    const refreshed = page.waitForRequest('**/wps/member/info');
    await form.getByRole('button', { name: 'OK', exact: true }).click();
    await refreshed;
    await expect(page).toHaveURL(at());
    await expect(form).toHaveCount(0);
    await expectMember(page);
  });

  test('two tabs share the session, and logging out reaches both', async ({ context }) => {
    const [first, second] = await twoTabs(context, site);
    await second.goto(at());
    await expectMember(second);
    expect(await tokenOf(second)).toBe(await tokenOf(first));
    await logOut(second);
    await expectGuest(second);
    await expect(memberMenu(first)).toHaveCount(0);
    await expectGuest(first);
  });

  test('[spec B2.20] reloading or leaving during a login leaves a guest with a working form; during a logout, a member; there is no leave warning', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.goto(at());
    await page.goto(at('/login'));
    await fillIn(page, 'mira2026');
    await page.reload();
    await expect(loginForm(page).getByLabel('Password', { exact: true })).toHaveValue('');

    // The platform is still thinking when the page is loaded again, and when it is left.
    await page.route('**/wps/session/login', () => undefined);
    const form = await send(page, 'mira2026');
    await expect(form.getByRole('button', { name: 'Logging in' })).toBeVisible();
    await page.reload();
    await expectGuest(page);
    await send(page, 'mira2026');
    await expect(form.getByRole('button', { name: 'Logging in' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at());
    await expectGuest(page);
    await page.unroute('**/wps/session/login');

    await page.goForward();
    await expect(page).toHaveURL(at('/login'));
    await send(page, 'mira2026');
    await expectMember(page);
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible();
    await page.reload();
    await expectMember(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

/** A new tab beside one in which a member is logged in; it receives nothing from other tabs until `letHear` is called. */
async function deafTab(context: BrowserContext): Promise<Page> {
  const [, second] = await twoTabs(context, mayura);
  await second.addInitScript(() => {
    const { addEventListener: listen } = BroadcastChannel.prototype;
    const { promise: mayHear, resolve } = Promise.withResolvers<void>();
    Reflect.set(window, 'letHear', resolve);
    BroadcastChannel.prototype.addEventListener = function (type: string, hear: unknown) {
      // Of what the site listens with, a function.
      const later = hear as (event: Event) => void;
      listen.call(this, type, (event) => void mayHear.then(() => later(event)));
    };
  });
  return second;
}
const letHear = (page: Page) => page.evaluate(() => Reflect.get(window, 'letHear')());

test('a tab that receives the session late leaves the login for the page that was asked for', async ({
  context,
}) => {
  const second = await deafTab(context);
  await second.goto(record);
  await expect(loginForm(second)).toBeVisible();
  await letHear(second);
  await expect(second).toHaveURL(record);
  await expectMember(second);
});

/** Does something while a screen's file is loading: the guards have let the page pass, and nothing is drawn yet. */
async function beforeDrawn(
  page: Page,
  screen: string,
  open: () => Promise<unknown>,
  act: () => Promise<void>,
) {
  const file = `**/assets/${screen}-*.js`;
  const release = await hold(page, file);
  const asked = page.waitForRequest(file);
  await open();
  await asked;
  await act();
  release();
}

test('a tab that receives the session while its login is loading opens the page that was asked for', async ({
  context,
}) => {
  const second = await deafTab(context);
  await beforeDrawn(
    second,
    'login-screen',
    () => second.goto(record),
    async () => {
      await letHear(second);
      await expect.poll(() => tokenOf(second)).not.toBeNull();
    },
  );
  await expect(second).toHaveURL(record);
  await expectMember(second);
});

test('a member’s page that is loading when another tab logs out asks for a login', async ({
  context,
}) => {
  const [first, second] = await twoTabs(context, mayura);
  await second.goto(record);
  await expectMember(second);
  await beforeDrawn(
    second,
    'member-centre',
    () => second.reload(),
    async () => {
      await logOut(first);
      await expect.poll(() => tokenOf(second)).toBeNull();
    },
  );
  await expect(second).toHaveURL(/\/login\?to=%2Fmember%2FtransactionHistory/);
  await expect(loginForm(second)).toBeVisible();
});

test('a login that is cancelled after another tab has logged in opens the page that was asked for', async ({
  context,
}) => {
  const second = await context.newPage();
  await second.goto(record);
  await send(second, 'faraway2026');
  const cancel = second.getByRole('button', { name: 'Cancel login' });
  await expect(cancel).toBeVisible();
  const first = await context.newPage();
  await logIn(first, mayura, 'mira2026');
  await expectMember(first);
  await expect.poll(() => tokenOf(second)).not.toBeNull();
  await cancel.click();
  await expect(second).toHaveURL(record);
  await expectMember(second);
});

test('an agent whose login was interrupted sees the agent centre on the next page', async ({
  page,
}) => {
  const info = '**/wps/member/info';
  await page.goto(mayura.at('/login'));
  let asks = 0;
  await page.route(info, async (route) => {
    asks += 1;
    // The login's own is under way when the page is left.
    if (asks > 1) await route.continue();
  });
  await send(page, 'arun2026');
  await expect.poll(() => asks).toBe(1);
  await page.goto(mayura.at('/agent/agentTeamOverview'));
  await expectMember(page);
  await expect(page.getByRole('navigation', { name: 'Agent' })).toBeVisible();
  await expect(page).toHaveURL(mayura.at('/agent/agentTeamOverview'));
});

test('a page that the browser restores shows whoever is logged in now', async ({ page }) => {
  await page.goto(mayura.at());
  await expectGuest(page);
  // What the browser does when a visitor logs in on another page of this tab and goes back.
  const comesBack = (seen: () => Promise<void>) =>
    expect(async () => {
      // What looks at that comes with the first press of a visit.
      await page.keyboard.press('Shift');
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await seen();
    }).toPass();
  await beMemberUnseen(page, 'mira2026');
  await comesBack(() => expect(memberMenu(page)).toBeVisible({ timeout: 1_000 }));
  await page.evaluate(() => sessionStorage.clear());
  await comesBack(() => expect(memberMenu(page)).toHaveCount(0, { timeout: 1_000 }));
});

test('a member’s page is not left to a guest: after a logout in another tab, and after a login that is not wanted, it asks for a login', async ({
  context,
}) => {
  const { at } = mayura;
  const [first, second] = await twoTabs(context, mayura);
  await second.goto(record);
  // The first tab may hand its session over later than the second one waits: it goes by way of the login then.
  await expect(second).toHaveURL(record);
  await expectMember(second);
  await logOut(first);
  await expect(first).toHaveURL(at());
  await expect(second).toHaveURL(/\/login\?to=%2Fmember%2FtransactionHistory/);
  await expect(loginForm(second)).toBeVisible();
  await send(second, 'mira2026');
  await expect(second).toHaveURL(record);
  await expectMember(second);

  await sandbox(second, 'sessions', { end: 'EXPIRED', username: 'mira2026' });
  await first.reload();
  const dialog = second.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.press('Escape');
  await expect(second).toHaveURL(/\/login\?to=%2Fmember%2FtransactionHistory/);
  await expect(loginForm(second)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
