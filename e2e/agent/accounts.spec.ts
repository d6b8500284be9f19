// An agent opens an account whose holder takes it over in a browser of their own, and brings another one in by a link.

import { asked } from '../fixtures/books.ts';
import {
  fillRegistration,
  field as formField,
  newUser,
  openAccount,
  sendCode,
} from '../registration/entry-page.ts';
import { hold } from '../sign-in/faults.ts';
import {
  beMember,
  changeForm,
  choosePassword,
  expect,
  logIn,
  mayura,
  memberMenu,
  type Page,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';

const { at } = mayura;

async function asAgent(page: Page) {
  await beMember(page, mayura, 'arun2026');
}

interface Downlines {
  readonly list: readonly { account: string }[];
}
const below = async (page: Page, search: string) =>
  (await asked<Downlines>(page, `/wps/agent/team/downlines?search=${search}`)).list;

test('[spec 1.14] [spec 2.55] an agent opens an account, and its holder takes it over', async ({
  page,
  browser,
}) => {
  const { username } = newUser(mayura);
  await asAgent(page);
  await page.goto(at('/agent/registerCenter'));
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Username').fill(username);
  await form.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByText(`The account ${username} is created`)).toBeVisible();
  const first = (await page.getByText(/^[2-9A-Z]{10}$/).textContent()) ?? '';
  expect((await below(page, username)).map(({ account }) => account)).toEqual([username]);

  const context = await browser.newContext();
  const own = await context.newPage();
  await logIn(own, mayura, username, first);
  await expect(changeForm(own)).toBeVisible();
  await choosePassword(own, passwords.next);
  const agreement = own.getByRole('alertdialog', { name: 'Confirm before you continue' });
  await expect(agreement).toBeVisible();
  await agreement.getByRole('button', { name: 'Confirm' }).click();
  await expect(agreement.getByText('Please confirm your age.')).toBeVisible();
  // It comes back with the page: nothing else can be done before.
  await own.reload();
  await agreement.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await agreement.getByRole('checkbox', { name: /or older/ }).check();
  await agreement.getByRole('button', { name: 'Confirm' }).click();
  await expect(agreement).toHaveCount(0);
  await expect(memberMenu(own)).toBeVisible();
  const { upline, terms } = await asked<{ upline?: string; terms: { version: string } }>(
    own,
    '/wps/member/security',
  );
  expect([upline, terms.version]).toEqual(['Arun', '2026-1']);
  await context.close();
});

test('no account is opened with a password that comes after its agent has left', async ({
  page,
}) => {
  const { username } = newUser(mayura);
  await asAgent(page);
  await page.goto(at('/agent/registerCenter'));
  const giveAnswer = await hold(page, '**/wps/agent/accounts/password');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Username').fill(username);
  const asking = page.waitForRequest('**/wps/agent/accounts/password');
  await form.getByRole('button', { name: 'Create account' }).click();
  await asking;
  const wanted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') wanted.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Team management' }).first().click();
  await expect(form).toHaveCount(0);
  const answered = page.waitForResponse('**/wps/agent/accounts/password');
  giveAnswer();
  await (await answered).finished();
  // Another page has been asked for and answered since: by then an account would have been asked for as well.
  await page.getByRole('link', { name: 'Announcements' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  expect(await below(page, username)).toEqual([]);
  expect(wanted).toEqual([]);
});

test('[spec 1.14] who registers by a named link is counted at it', async ({ page, browser }) => {
  const person = newUser(mayura);
  await asAgent(page);
  await page.goto(at('/agent/registerCenter?show=links'));
  await page.getByLabel('Name of the link').fill(person.username);
  await page.getByRole('button', { name: 'Add link' }).click();
  const named = page.getByRole('group').filter({ hasText: person.username });
  await expect(named).toContainText('0 registered');
  // It comes above the list.
  await expect(page.getByText(`The link “${person.username}” is in your list.`)).toBeVisible();
  await named.getByText(person.username).click();
  const link =
    (await named.getByRole('definition').filter({ hasText: 'referralCode=' }).textContent()) ?? '';

  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(link);
  await fillRegistration(own, person, 'Username', { invited: true });
  await formField(own, 'Verification code').fill(await sendCode(own, person.mobile));
  await openAccount(own).click();
  await expect(memberMenu(own)).toBeVisible();
  await context.close();

  await page.reload();
  await expect(named).toContainText('1 registered');
  expect((await below(page, person.username)).map(({ account }) => account)).toEqual([
    person.username,
  ]);
});
