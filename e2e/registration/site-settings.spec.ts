import {
  codeSentTo,
  expect,
  expectMember,
  mayura,
  type Page,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';
import {
  field,
  fillRegistration,
  invitationCode,
  newUser,
  openAccount,
  sendCode,
  switchSettings,
  tab,
  tick,
} from './entry-page.ts';

const { at } = mayura;
const usual = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  DIRECTREG3: true,
} as const;

/** The form of a platform that has switched some settings. */
async function openWith(page: Page, switched: Partial<Record<keyof typeof usual, boolean>>) {
  await page.goto(at('/login'));
  await switchSettings(page, { ...usual, ...switched });
  await page.goto(at('/register'));
}

test('[spec 2.75] [spec 6.10] USERNAMEREG3 and MOBILENUMREG3: a tab shows only if its setting is on, and without both registration is closed', async ({
  page,
}) => {
  await openWith(page, {});
  await expect(page.getByRole('tab')).toHaveText(['Mobile number', 'Username']);
  await openWith(page, { MOBILENUMREG3: false });
  await expect(field(page, 'Username')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await openWith(page, { USERNAMEREG3: false });
  await expect(field(page, 'Mobile number')).toBeVisible();
  await expect(field(page, 'Username')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await openWith(page, { USERNAMEREG3: false, MOBILENUMREG3: false });
  await expect(page.getByText('Registration is closed')).toBeVisible();
  await page.goto(at('/login'));
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
});

test('[spec 3.27] REGMOBVERF3 off: neither form requires a code', async ({ page }) => {
  for (const by of ['Mobile number', 'Username'] as const) {
    await openWith(page, { REGMOBVERF3: false });
    const person = newUser(mayura);
    await fillRegistration(page, person, by);
    await expect(page.getByRole('button', { name: 'Send the code' })).toHaveCount(0);
    await expect(field(page, 'Verification code')).toHaveCount(0);
    await openAccount(page).click();
    await expectMember(page);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('[spec 3.27] MOBILENUMPASSREG3 off: the platform sends a first password, which has to be changed', async ({
  page,
}) => {
  await openWith(page, { MOBILENUMPASSREG3: false });
  const { mobile } = newUser(mayura);
  await field(page, 'Mobile number').fill(mobile);
  await expect(field(page, 'Password')).toHaveCount(0);
  await field(page, 'Verification code').fill(await sendCode(page, mobile));
  await tick(page, /or older/).check();
  await openAccount(page).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(await codeSentTo(page, mobile));
  await page.getByLabel('New password', { exact: true }).fill(passwords.next);
  await page.getByLabel('Confirm new password').fill(passwords.next);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(at());
  await expectMember(page);
});

test('[spec 8.23] DIRECTREG3 off: a referrer is required', async ({ page }) => {
  await openWith(page, { DIRECTREG3: false, REGMOBVERF3: false });
  const person = newUser(mayura);
  await fillRegistration(page, person, 'Username');
  await field(page, 'Invitation code').fill('');
  await openAccount(page).click();
  await expect(page.getByText('Please contact your agent')).toBeVisible();
  await expect(field(page, 'Invitation code')).toBeFocused();
  await field(page, 'Invitation code').fill(invitationCode);
  await openAccount(page).click();
  await expectMember(page);
});

test('[spec 2.80] CHNGPASSVERIF3 off: a password reset is by email only', async ({ page }) => {
  await page.goto(at('/login'));
  await switchSettings(page, { CHNGPASSVERIF3: false });
  await page.goto(at('/forget'));
  await expect(field(page, 'Email')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(field(page, 'Mobile number')).toHaveCount(0);
  await switchSettings(page, { CHNGPASSVERIF3: true });
  await page.reload();
  await expect(tab(page, 'By mobile number')).toHaveAttribute('aria-selected', 'true');
});
