import { pressUnless } from '../fixtures/press-unless.ts';
import { test as base, expect, type Page } from '../fixtures/strict-page.ts';
import { address, allSites, answerTo, signedInPath, sites, tagOf } from '../sites.ts';
import { passwords, showingPasswords, watchWritten } from './secret-watch.ts';

export { expect, type Page, type Route } from '../fixtures/strict-page.ts';
export { passwords };

interface Fixtures {
  /** Everything that pages have sent, logged, stored and messaged so far; a password in it fails the test. */
  readonly written: string[];
}

/** The strict test, and more: no password may be readable anywhere. */
export const test = base.extend<Fixtures>({
  locale: 'en-GB',
  viewport: { width: 1366, height: 900 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  written: async ({}, use) => {
    const written: string[] = [];
    await use(written);
    expect(showingPasswords(written), 'a password was readable').toEqual([]);
  },
  context: async ({ context, written }, use) => {
    await watchWritten(context, written);
    await use(context);
  },
});

/** A site in English, whatever its own language. */
export const englishSites = sites.map(({ host, brand, lang }) => ({
  host,
  brand,
  at: (path = '/') => address(host, lang === 'en' ? path : `/en${path}`),
}));
export type EnglishSite = (typeof englishSites)[number];

/**
 * One group of tests for each site. `npm test` runs them on one site, and a login and a logout on all; those marked `@more`
 * come with `npm run test:more`.
 */
export function onEverySite(tests: (site: EnglishSite) => void): void {
  for (const site of englishSites) {
    test.describe(site.brand, { tag: tagOf(site.brand) }, () => {
      tests(site);
    });
  }
}

/**
 * A group of tests on one site: their script is the same on each. Files choose different sites, so that each brand has its share; with
 * `LIVERY_ALL_SITES` there is a group for each site.
 */
export function onOneSite(brand: EnglishSite['brand'], tests: (site: EnglishSite) => void): void {
  for (const site of englishSites)
    if (allSites || site.brand === brand) test.describe(site.brand, () => tests(site));
}

/** The site for what no brand makes different. */
export const mayura = englishSites.find(({ brand }) => brand === 'Mayura') as EnglishSite;

export const loginForm = (page: Page) =>
  page.getByRole('main').getByRole('form', { name: 'Log in' });
export const changeForm = (page: Page) => page.getByRole('form', { name: 'Change password' });
export const memberMenu = (page: Page) => page.getByRole('button', { name: /^Your account/ });
/** The field itself: the button that shows a password has the word in its name too. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills the login page's form in, and gives it. */
export async function fillIn(page: Page, username: string, secret: string = passwords.right) {
  const form = loginForm(page);
  const name = form.getByLabel('Username');
  // `fill` selects and writes in two steps. A remembered name that comes between them, as no hand could be quick enough for, is written to.
  await expect(async () => {
    await name.fill(username);
    await expect(name).toHaveValue(username, { timeout: 500 });
  }).toPass();
  await form.getByLabel('Password', { exact: true }).fill(secret);
  return form;
}

/** Fills the login page's form in and sends it. */
export async function send(page: Page, username: string, secret?: string) {
  const form = await fillIn(page, username, secret);
  await form.getByRole('button', { name: 'Log in' }).click();
  return form;
}

/** From the login page's address to the press of its button. */
export async function logIn(page: Page, { at }: EnglishSite, username: string, secret?: string) {
  await page.goto(at('/login'));
  return send(page, username, secret);
}

/**
 * Signs a member in beside the page, for tests of something else than the login: it is quicker than the form. The page then shows the
 * server's answer; a member's page is still to be opened.
 */
export async function beMember(page: Page, { at }: Pick<EnglishSite, 'at'>, username: string) {
  const answer = await page.goto(new URL(signedInAs(username), at()).href);
  await storeSession(page, (await answer?.json()) as SessionEntries);
}

/** Signs a member in without the page's knowledge, as another page of the same tab would. */
export async function beMemberUnseen(page: Page, username: string) {
  const asked = async (path: string) => (await fetch(path)).json() as Promise<SessionEntries>;
  await storeSession(page, await page.evaluate(asked, signedInAs(username)));
}

type SessionEntries = Readonly<Record<string, string>>;
const signedInAs = (username: string) => `${signedInPath}?as=${username}`;
const storeSession = (page: Page, session: SessionEntries) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, session);

/** Sends a wrong password from the header of a page: the login continues in the dialog. */
export async function failInHeader(page: Page) {
  const header = page.getByRole('banner').getByRole('form', { name: 'Log in' });
  await header.getByLabel('Username').fill('mira2026');
  await header.getByLabel('Password').fill(passwords.wrong);
  await header.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByText('Wrong username or password.')).toBeVisible();
  return dialog;
}

/** The header shows the member as soon as the platform accepts; the login has ended when its form has left the page. */
export async function expectMember(page: Page) {
  await expect(memberMenu(page)).toBeVisible();
  await expect(loginForm(page)).toHaveCount(0);
}

/** Presses a button after the session has ended at the platform. Another call may have been answered so first: then the dialog covers the button. */
export const pressAfterEnd = (page: Page, press: (page: Page) => Promise<void>) =>
  pressUnless(
    page,
    () => page.getByRole('dialog').isVisible(),
    () => press(page),
  );

/** Ticks "Keep me logged in" once the script has taken the page over: before that, a tick may be undone for a moment. */
export async function keepLoggedIn(page: Page) {
  await expect(page.locator('#root:not([data-page])')).toHaveCount(1);
  await loginForm(page)
    .getByLabel(/Keep me logged in/)
    .check();
}

/** The same up to the end, on a device that remembers the member from then on. */
export async function logInRemembered(page: Page, { at }: EnglishSite, username: string) {
  await page.goto(at('/login'));
  await keepLoggedIn(page);
  await send(page, username);
  await expectMember(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('loginRemember'))).toBe('1');
}

export async function expectGuest(page: Page) {
  await expect(memberMenu(page)).toHaveCount(0);
  expect(await tokenOf(page)).toBeNull();
}

export async function logOut(page: Page) {
  await memberMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

/** The session's token as session storage holds it. */
export const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** Types a new password twice and presses OK. */
export async function choosePassword(page: Page, chosen: string) {
  const form = changeForm(page);
  await form.getByLabel('New password', { exact: true }).fill(chosen);
  await form.getByLabel('Confirm new password').fill(chosen);
  await form.getByRole('button', { name: 'OK', exact: true }).click();
}

/** Asks the sandbox beside the site; `GET` without a body, else `PUT`. */
export const sandbox = (page: Page, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const init = sent === undefined ? {} : { method: 'PUT', body: JSON.stringify(sent) };
      const answer = await fetch(`/sandbox/${to}`, init);
      return (await answer.json()).value as unknown;
    },
    [path, body] as const,
  );

/** Presses "Send the code" and reads the newest one in the inbox. */
export async function codeFrom(page: Page, kind: 'sms' | 'email'): Promise<string> {
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  return newestCode(page, (message) => message.kind === kind);
}

/** The newest code that went to a number or an address, as the inbox has it. */
export const codeSentTo = (page: Page, to: string) =>
  newestCode(page, (message) => message.to.endsWith(to));

async function newestCode(page: Page, which: (message: Message) => boolean): Promise<string> {
  const inbox = (await sandbox(page, 'inbox')) as Message[];
  return inbox.filter(which).sort((a, b) => b.time - a.time)[0]?.code ?? '';
}
interface Message {
  readonly kind: string;
  readonly to: string;
  readonly code: string;
  readonly time: number;
}

/** What the sandbox tells of the account with a second step, so that a person can try it. */
export async function farah(
  page: Page,
): Promise<{ holder: string; authenticator: { code: string } }> {
  const accounts = (await sandbox(page, 'accounts')) as {
    username: string;
    holder: string;
    authenticator: { code: string };
  }[];
  const found = accounts.find(({ username }) => username === 'faraway2026');
  if (!found) throw new Error('The sandbox has no faraway2026.');
  return found;
}

/** Lets the next logins of this page be first logins, without an account that can have only one. */
export const forceChange = (page: Page) =>
  page.route('**/wps/session/login', async (route) => {
    const answer = await answerTo(route);
    const envelope = (await answer.json()) as { value: object };
    const value = { ...envelope.value, firstTimeLogin: true };
    await route.fulfill({ response: answer, json: { ...envelope, value } });
  });
