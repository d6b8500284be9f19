import { newUserDigits } from '../fixtures/new-users.ts';
import {
  choosePassword,
  expect,
  expectMember,
  mayura,
  type Page,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';
import { openProvider } from '../ways/ways-page.ts';
import { field, invitationCode, tick } from './entry-page.ts';

const { at } = mayura;

const providers = (page: Page) => page.getByRole('group', { name: 'Or continue with' });

/** A platform that has these providers on; `null` for one without an answer. */
const answerProviders = (page: Page, list: object[] | null) =>
  page.route('**/wps/session/social/providers*', (route) =>
    list ? route.fulfill({ json: { success: true, value: { list } } }) : route.abort(),
  );

/** Creates a new user at the provider. */
async function comeAsNewcomer(page: Page) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Kavi ${newUserDigits()}`);
  await page.getByRole('button', { name: 'Sign in by this name' }).click();
}

/** Confirms age and terms as a new member, and creates the account. */
async function agree(page: Page) {
  const form = page.getByRole('form', { name: 'Finish creating your account' });
  await form.getByRole('checkbox', { name: /or older/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** The registration over a page, from the login there. */
async function openOverThePage(page: Page) {
  await page.goto(at());
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill('mira2026');
  await header.getByLabel('Password').fill('wrong');
  await header.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[spec 2.76] enabled login providers show below the form, and without any there is only the form', async ({
  page,
}) => {
  await page.goto(at('/register'));
  await expect(providers(page).getByRole('button')).toHaveCount(2);
  for (const name of ['Facebook', 'Google'])
    await expect(providers(page).getByRole('button', { name, exact: true })).toBeVisible();
  for (const off of [[], null]) {
    await page.unrouteAll();
    await answerProviders(page, off);
    const asked = page.waitForRequest('**/wps/session/social/providers*');
    await page.goto(at('/register'));
    await asked;
    await expect(field(page, 'Mobile number')).toBeVisible();
    await expect(providers(page)).toHaveCount(0);
  }
});

test('[spec 2.76] in the dialog, an existing member of a provider is logged in', async ({
  page,
}) => {
  const dialog = await openOverThePage(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Google' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: /tara2026/ }).click();
  await expect(dialog).toHaveCount(0);
  await expectMember(page);
  await expect(page).toHaveURL(at());
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe('tara2026');
});

test('[spec 2.76] a new member agrees, chooses a password and reaches the requested page', async ({
  page,
}) => {
  await page.goto(at(`/register?referralCode=${invitationCode}&to=/vendors`));
  await comeAsNewcomer(await openProvider(page, 'Google'));
  await agree(page);
  await choosePassword(page, passwords.next);
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
});

test('a visitor who declines at the provider finds the form unchanged', async ({ page }) => {
  await page.goto(at('/register'));
  await field(page, 'Mobile number').fill('9812345678');
  await tick(page, /or older/).check();
  const popup = await openProvider(page, 'Facebook');
  await popup.getByRole('button', { name: 'Nobody: decline' }).click();
  await page.getByRole('button', { name: 'Use another login method' }).click();
  await expect(field(page, 'Mobile number')).toHaveValue('9812345678');
  await expect(tick(page, /or older/)).toBeChecked();
});

test('[spec 2.77] the page links to login, password reset, help and terms; help and terms open without losing the form', async ({
  page,
}) => {
  await page.goto(at('/register'));
  const main = page.getByRole('main');
  await field(page, 'Mobile number').fill('9812345678');
  for (const [name, path, heading] of [
    ['Help centre', '/help', 'Help centre'],
    ['Terms of use', '/help#term', 'Terms of use'],
  ] as const) {
    const opening = page.waitForEvent('popup');
    await main.getByRole('link', { name, exact: true }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(at(path));
    await expect(tab.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await tab.close();
  }
  await expect(field(page, 'Mobile number')).toHaveValue('9812345678');
  for (const [name, path, heading] of [
    ['Log in', '/login', 'Log in'],
    ['Forgot your password?', '/forget', 'Forgot your password?'],
  ] as const) {
    await page.goto(at('/register'));
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at(path));
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});

test('[spec 2.77] in the dialog, login methods replace the form, and help opens in a new tab', {
  tag: '@more',
}, async ({ page }) => {
  const dialog = await openOverThePage(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Help centre' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(at('/help'));
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page).toHaveURL(at());
});
