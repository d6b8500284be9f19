import { takenOver } from '../fixtures/first-screen.ts';
import { newUserDigits } from '../fixtures/new-users.ts';
import {
  field as anyField,
  choosePassword,
  codeFrom,
  expect,
  expectGuest,
  expectMember,
  logOut,
  mayura,
  type Page,
  passwords,
  send,
  test,
} from '../sign-in/sign-in-page.ts';
import {
  field,
  fillRegistration,
  invitationCode,
  newUser,
  openAccount,
  sendCode,
} from './entry-page.ts';

const { at } = mayura;

/** A browser that opens no window for a provider. */
const withoutWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

test('[spec 4.20] after a redirect to a login provider, a member returns at once to the requested page', async ({
  page,
}) => {
  await withoutWindows(page);
  await page.goto(at('/login?to=/vendors'));
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: /tara2026/ }).click();
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
  expect(await page.evaluate(() => sessionStorage.getItem('socialSignIn'))).toBeNull();
});

test('[spec 4.20] after a redirect from the registration, a new member keeps the invitation and the requested page', async ({
  page,
}) => {
  await withoutWindows(page);
  await page.goto(at(`/login?to=/vendors&referralCode=${invitationCode}`));
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(at('/register?to=%2Fvendors'));
  await expect(field(page, 'Invitation code')).toHaveValue(invitationCode);
  await page.getByRole('main').getByRole('button', { name: 'Facebook' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Veda ${newUserDigits()}`);
  await page.getByRole('button', { name: 'Sign in by this name' }).click();
  const form = page.getByRole('form', { name: 'Finish creating your account' });
  await form.getByRole('checkbox', { name: /or older/ }).check();
  // Registration here requires a referrer.
  await form.getByRole('button', { name: 'Create account' }).click();
  await choosePassword(page, passwords.next);
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
});

test('a guest who declines at the provider still reaches the requested page with another login method', {
  tag: '@more',
}, async ({ page }) => {
  await withoutWindows(page);
  await page.goto(at('/login?to=/vendors'));
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Nobody: decline' }).click();
  await expect(page.getByText('Login failure. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another login method' }).click();
  await send(page, 'arun2026');
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
});

test('a registration on the way leads to the requested page, with the referrer of an earlier page', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto(at(`/?referralCode=${invitationCode}`));
  await takenOver(page);
  await page.goto(at('/login?to=/vendors'));
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(field(page, 'Invitation code')).toHaveValue(invitationCode);
  const person = newUser(mayura);
  await fillRegistration(page, person, 'Mobile number');
  await field(page, 'Verification code').fill(await sendCode(page, person.mobile));
  await openAccount(page).click();
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
});

test('a second step leads to the page that the guest requested', async ({ page }) => {
  await page.goto(at('/login?to=/vendors'));
  await send(page, 'faraway2026');
  await page.getByRole('button', { name: /^Code by SMS/ }).click();
  const code = await codeFrom(page, 'sms');
  await page.getByRole('form', { name: "Verify it's you" }).getByRole('textbox').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
});

test('a forced change of password comes first, also after a reload, and leads to the page that the guest requested', async ({
  page,
}) => {
  await page.goto(at('/login?to=/vendors'));
  await send(page, 'first2026');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(at('/?to=%2Fvendors'));
  const popup = page.getByRole('alertdialog', { name: 'Choose a new password' });
  await expect(popup).toBeVisible();
  await anyField(page, 'Current password').fill(passwords.right);
  // However long the member info takes, the popup redirects when it closes.
  await page.route('**/wps/member/info', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await choosePassword(page, passwords.next);
  await expect(popup).toHaveCount(0);
  await expectMember(page);
  await expect(page).toHaveURL(at('/vendors'));
});

test('an invitation is cleared on logout', { tag: '@more' }, async ({ page }) => {
  await page.goto(at(`/login?referralCode=${invitationCode}`));
  await send(page, 'arun2026');
  await expectMember(page);
  expect(await page.evaluate(() => sessionStorage.getItem('invitation'))).toContain(invitationCode);
  await logOut(page);
  await expectGuest(page);
  await page.goto(at('/register'));
  await expect(field(page, 'Invitation code')).toHaveValue('');
});
