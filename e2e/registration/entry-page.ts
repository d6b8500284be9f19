import { newUserDigits } from '../fixtures/new-users.ts';
import {
  codeSentTo,
  type EnglishSite,
  expect,
  type Page,
  passwords,
  sandbox,
} from '../sign-in/sign-in-page.ts';

/** Arun's invitation code: the account's number in letters and digits. */
export const invitationCode = (100_003).toString(36).toUpperCase();

/** Beginnings of mobile numbers that each country gives out; four digits more make one. */
const beginnings: Readonly<Record<string, string>> = {
  'Livery Play': '81234',
  Mayura: '981234',
  Shapla: '171234',
  'Sen Vàng': '91234',
};

/** A user who is new to every platform. */
export function newUser({ brand }: EnglishSite) {
  const digits = newUserDigits();
  return { username: `newuser${digits}`, mobile: `${beginnings[brand]}${digits}` };
}
export type NewUser = ReturnType<typeof newUser>;

export const registerForm = (page: Page) => page.getByRole('form', { name: 'Register' });
/** A field of the page's form: the header has a name and a password too. */
export const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
export const openAccount = (page: Page) =>
  registerForm(page).getByRole('button', { name: 'Create account' });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

/** Has a code sent to the number in the form, and returns it from the sandbox's inbox. */
export async function sendCode(page: Page, mobile: string): Promise<string> {
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
  return codeSentTo(page, mobile);
}

/** A code that was not sent is reported in a warning dialog (spec §8). */
export async function readWarning(page: Page) {
  const warning = page.getByRole('alertdialog', { name: 'The code could not be sent' });
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toHaveCount(0);
}

/**
 * Fills in the fields of the open form, except the code.
 *
 * @param options.invited whether the page's address has named who invites, so that the form says it already
 */
export async function fillRegistration(
  page: Page,
  { username, mobile }: NewUser,
  by: 'Username' | 'Mobile number',
  { invited = false } = {},
) {
  await tab(page, by).click();
  if (by === 'Username') await field(page, 'Username').fill(username);
  await field(page, 'Mobile number').fill(mobile);
  await field(page, 'Password').fill(passwords.next);
  await field(page, 'Confirm password').fill(passwords.next);
  if (!invited) await field(page, 'Invitation code').fill(invitationCode);
  await tick(page, /or older/).check();
}

/** Opens the form and fills in everything, including the code. */
export async function fillAll(
  page: Page,
  site: EnglishSite,
  by: 'Username' | 'Mobile number',
): Promise<NewUser> {
  const person = newUser(site);
  await page.goto(site.at('/register'));
  await fillRegistration(page, person, by);
  await field(page, 'Verification code').fill(await sendCode(page, person.mobile));
  return person;
}

/** Switches site settings of the site that a page is on. */
export async function switchSettings(page: Page, siteSettings: Readonly<Record<string, boolean>>) {
  await sandbox(page, 'settings', { siteSettings });
}
