import {
  expect,
  expectGuest,
  expectMember,
  mayura,
  onEverySite,
  passwords,
  send,
  test,
  tokenOf,
} from '../sign-in/sign-in-page.ts';
import {
  field,
  fillAll,
  fillRegistration,
  invitationCode,
  newUser,
  openAccount,
  registerForm,
  sendCode,
  tab,
  tick,
} from './entry-page.ts';

onEverySite((site) => {
  const { at } = site;

  test('[spec 1.03] [spec 4.14] [spec 4.16] [spec 4.17] [spec 4.18] [spec 5.14] registration by username checks the invitation first, sends a proof, logs the member in and opens the home page', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await fillAll(page, site, 'Username');
    calls.splice(0);
    await openAccount(page).click();
    await expect(page).toHaveURL(at());
    await expectMember(page);
    expect(await tokenOf(page)).toBeTruthy();
    expect(calls.filter((path) => /affiliate|challenge|register|member\/info$/.test(path))).toEqual(
      [
        '/wps/agent/affiliate',
        '/wps/verification/challenge',
        '/wps/member/register',
        '/wps/member/info',
      ],
    );
    await page.goto(at('/register'));
    await expect(page).toHaveURL(at());
  });

  test('[spec 1.03] [spec 2.75] [spec 4.19] [spec 9.14] registration by mobile is the default form; the number becomes the username', async ({
    page,
  }) => {
    const { mobile } = await fillAll(page, site, 'Mobile number');
    await expect(
      page.getByRole('button', { name: /^Send a new code in (1\d\d|[89]\d) seconds$/ }),
    ).toBeVisible();
    await openAccount(page).click();
    await expect(page).toHaveURL(at());
    await expectMember(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(at('/login'));
    await expectGuest(page);
    await send(page, mobile, passwords.next);
    await expectMember(page);
  });
});

const { at } = mayura;

test('[spec 2.03] [spec 2.75] both URLs show the form, with mobile first; the URL names the referrer', async ({
  page,
}) => {
  for (const path of ['/register', '/register.html']) {
    await page.goto(at(`${path}?referralCode=${invitationCode}`));
    await expect(page).toHaveURL(at(`${path}?referralCode=${invitationCode}`));
    await expect(page).toHaveTitle('Register · Mayura');
    await expect(tab(page, 'Mobile number')).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'Invitation code')).toHaveValue(invitationCode);
  }
});

test('[spec B2.03] [spec 4.13] [spec 5.10] [spec 5.18] [spec 8.03] [spec 9.38] nothing is sent unless terms and age are ticked', {
  tag: '@more',
}, async ({ page }) => {
  const calls: string[] = [];
  await page.goto(at('/register'));
  await expect(tick(page, /I am 18 or older/)).not.toBeChecked();
  await expect(page.getByRole('contentinfo').getByText('18+')).toBeVisible();
  await fillAll(page, mayura, 'Username');
  const terms = tick(page, /I accept the terms/);
  const age = tick(page, /I am 18 or older/);
  await expect(terms).toBeChecked();
  await expect(tick(page, /Send me promotions/)).not.toBeChecked();
  await terms.uncheck();
  await age.uncheck();
  page.on('request', (request) => calls.push(request.url()));
  await openAccount(page).click();
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible();
  await expect(page.getByText('Please confirm your age.')).toBeVisible();
  await expect(terms).toBeFocused();
  expect(calls.filter((url) => url.includes('/wps/'))).toEqual([]);

  await page.getByRole('link', { name: /Read the terms \(version/ }).click();
  const popup = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(popup.getByText(/^Version 2026-1, in force since/)).toBeVisible();
  await expect(popup.getByText('One person has one account.')).toBeVisible();
  await popup.getByRole('button', { name: 'Accept' }).click();
  await expect(popup).toHaveCount(0);
  await expect(terms).toBeChecked();
  await expect(field(page, 'Password')).toHaveValue(passwords.next);
  await age.check();
  await openAccount(page).click();
  await expectMember(page);
});

test('[spec 2.78] the reset button empties the form', async ({ page }) => {
  await page.goto(at('/register'));
  await fillRegistration(page, newUser(mayura), 'Username');
  await openAccount(page).click();
  await expect(page.getByText('Please enter the verification code.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  for (const name of [
    'Username',
    'Mobile number',
    'Password',
    'Confirm password',
    'Invitation code',
  ]) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(tick(page, /or older/)).not.toBeChecked();
  await expect(page.getByText('Please enter the verification code.')).toHaveCount(0);
});

test('[spec 5.11] [spec 5.12] [spec 5.13] [spec 5.17] [spec 5.24] [spec 5.25] [spec 5.26] [spec 5.27] [spec 5.28] [spec 8.04] each field shows its errors, by the rules of the platform', async ({
  page,
}) => {
  await page.goto(at('/register'));
  await tab(page, 'Username').click();
  await openAccount(page).click();
  await expect(page.getByText('This must not be empty.')).toHaveCount(4);
  await expect(page.getByText('Fields marked * are required.')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await field(page, 'Username').fill('1abc');
  await field(page, 'Mobile number').fill('12345678');
  await field(page, 'Password').fill('short');
  await field(page, 'Confirm password').fill('other');
  await field(page, 'Email').fill('not an address');
  await expect(page.getByText('Start with a letter, then use letters and digits.')).toBeVisible();
  await expect(page.getByText('Use 6 to 16 characters.')).toBeVisible();
  await expect(page.getByText('The password must be 8 to 20 digits or letters.')).toBeVisible();
  await expect(page.getByText('Incorrect confirmation input')).toBeVisible();
  await expect(page.getByText('Please enter a valid mobile number.')).toBeVisible();
  await expect(page.getByText('Please enter the verification code.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
});

test('[spec 5.08] [spec 8.02] [spec 5.26] a code is sent to a valid number only, and an invalid invitation is reported in a dialog', {
  tag: '@more',
}, async ({ page }) => {
  const person = newUser(mayura);
  await page.goto(at('/register'));
  await fillRegistration(page, { ...person, mobile: '123' }, 'Username');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Please enter a valid mobile number.')).toBeVisible();
  await expect(field(page, 'Mobile number')).toBeFocused();
  await field(page, 'Mobile number').fill(
    `+91 ${person.mobile.slice(0, 5)} ${person.mobile.slice(5)}`,
  );
  await field(page, 'Verification code').fill(await sendCode(page, person.mobile));
  await field(page, 'Invitation code').fill('NOBODY1');
  await openAccount(page).click();
  const popup = page.getByRole('alertdialog', { name: 'Check the invitation code' });
  await expect(popup.getByText('The invitation code is invalid.')).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toHaveCount(0);
  await field(page, 'Invitation code').fill('');
  await openAccount(page).click();
  await expectMember(page);
});

test('[spec 5.16] a captcha is required after three forms from one IP address, not before', {
  tag: '@more',
}, async ({ page }) => {
  await fillAll(page, mayura, 'Username');
  const picture = page.getByRole('img', { name: /^Image with/ });
  for (const code of ['1', '2', '3']) {
    await expect(picture).toHaveCount(0);
    await field(page, 'Verification code').fill(code);
    await openAccount(page).click();
    await expect(page.getByText('Incorrect answer. Please try again.')).toBeVisible();
  }
  await openAccount(page).click();
  await expect(picture).toBeVisible();
  await expect(page.getByText('Please type the characters in the image.')).toBeVisible();
  await expect(registerForm(page).getByLabel('Username')).not.toHaveValue('');
});

test('[spec 2.02] the login links to registration and password reset, and they link back', async ({
  page,
}) => {
  await page.goto(at('/login'));
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(at('/register'));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(at('/forget'));
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL(at('/login'));
});
