import { footerOf } from './fixtures/footer.ts';
import {
  expect,
  expectMember,
  failInHeader,
  logIn,
  mayura,
  memberMenu,
  type Page,
  passwords,
  send,
  test,
} from './sign-in/sign-in-page.ts';

const { at } = mayura;

/** By the button in the footer. */
async function openDisplay(page: Page) {
  await (await footerOf(page)).getByRole('button', { name: 'Contrast, text size, motion' }).click();
}

/**
 * Watches the window that the page opens. Playwright has no `popup` event for one that closes at once.
 *
 * @returns whether it is closed; undefined before the page has opened one
 */
async function openedWindow(page: Page): Promise<() => Promise<boolean | undefined>> {
  await page.addInitScript(() => {
    const { open } = window;
    window.open = (...args) => {
      const opened = open.apply(window, args);
      Object.assign(window, { opened });
      return opened;
    };
  });
  return () => page.evaluate(() => (window as { opened?: Window }).opened?.closed);
}

test('a dialog whose code did not load shows an error, and opens on the next attempt', async ({
  page,
}) => {
  const code = '**/display-dialog-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto(at());
  await openDisplay(page);
  await expect(page.getByRole('alert')).toContainText('This part did not load.');
  await page.unroute(code);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a failed load of one dialog’s code does not block another dialog', async ({ page }) => {
  await page.route('**/display-dialog-*.js', (route) => route.abort());
  await page.goto(at());
  await openDisplay(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
  await memberMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog', { name: 'Log out' })).toBeVisible();
});

for (const code of ['service-dialog', 'dialog-table']) {
  test(`the chat window closes when ${code} does not load`, async ({ page }) => {
    const isClosed = await openedWindow(page);
    await page.route(`**/${code}-*.js`, (route) => route.abort());
    await page.goto(at());
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('alert')).toContainText('This part did not load.');
    await expect.poll(isClosed).toBe(true);
  });
}

test('a dialog that was closed before its code came is not drawn later', async ({ page }) => {
  const code = '**/dialog-table-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto(at());
  await openDisplay(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(code);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dialog-')) loads.push(request.url());
  });
  const close = page.getByRole('alert').getByRole('button', { name: 'Close' });
  // The browser says that it is online again, which asks again for what failed and is still in the page: in the task of the
  // press, when all of the dialog has not left yet.
  await close.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await null;
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(loads).toEqual([]);
});

test('a provider login whose code did not load starts on the next attempt', async ({ page }) => {
  const code = '**/social-panel-*.js';
  const isClosed = await openedWindow(page);
  await page.route(code, (route) => route.abort());
  await page.goto(at('/login'));
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click();
  await expect.poll(isClosed).toBe(true);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /mira2026/ }).click();
  await expectMember(page);
});

test('the header’s member menu that did not load leaves the page as it is', async ({ page }) => {
  const code = '**/member-summary-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto(at('/login'));
  await send(page, 'mira2026');
  const retry = page.getByRole('banner').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expectMember(page);
});

test('a dialog that is reopened while it closes works', async ({ page }) => {
  await page.goto(at('/login'));
  await send(page, 'mira2026');
  await expectMember(page);
  const dialog = page.getByRole('dialog', { name: 'Log out' });
  await memberMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  // In one task of the page, so that the exit animation has not ended.
  await page.evaluate(() => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button('Log out')?.click();
  });
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a dialog closes when the page below it changes', async ({ page }) => {
  await page.goto(at());
  await (await footerOf(page)).getByRole('link', { name: 'Help centre' }).click();
  await expect(page).toHaveURL(at('/help'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openDisplay(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at());
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog closes when another part of the page below it is asked for', async ({ page }) => {
  await page.goto(at());
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Support', exact: true })
    .click();
  await expect(page).toHaveURL(at('/#service'));
  await openDisplay(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at());
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture to read stands over the login dialog, and Escape closes the picture alone', async ({
  page,
}) => {
  await page.goto(at());
  const dialog = await failInHeader(page);
  await page.route('**/wps/session/login', async (route) => {
    const refused = { success: false, code: 'CAPTCHA_PASS_REQUIRED', message: '' };
    return route.fulfill({ status: 429, json: refused });
  });
  const secret = dialog.getByLabel('Password', { exact: true });
  await secret.fill(passwords.right);
  await page.keyboard.press('Enter');
  const picture = page.getByRole('dialog', { name: 'One check before you continue' });
  await expect(picture.getByLabel('Characters in the image')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await expect(dialog.getByText(/Try again and type the characters/)).toBeVisible();
  await expect(secret).toHaveValue(passwords.right);
  await expect(secret).toBeFocused();
});
