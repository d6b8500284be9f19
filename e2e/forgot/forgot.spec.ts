import { field, sendCode, switchSettings, tab } from '../registration/entry-page.ts';
import {
  codeSentTo,
  expect,
  expectMember,
  mayura,
  onEverySite,
  type Page,
  passwords,
  sandbox,
  send,
  test,
} from '../sign-in/sign-in-page.ts';

interface Account {
  readonly username: string;
  readonly mobile: string;
  readonly email: string;
}

/** One of the sandbox's accounts; each belongs to one test here, which changes its password permanently. */
async function accountOf(page: Page, name: string): Promise<Account> {
  const accounts = (await sandbox(page, 'accounts')) as Account[];
  const found = accounts.find(({ username }) => username === name);
  if (!found) throw new Error(`The sandbox has no ${name}.`);
  return { ...found, mobile: found.mobile.replace(/^\+\d+ /, '') };
}

onEverySite((site) => {
  const { at } = site;

  test('[spec 4.21] [spec 8.06] [spec 8.19] a new password is sent by email, and only to the address of the account', async ({
    page,
  }) => {
    await page.goto(at('/forget'));
    await switchSettings(page, { CHNGPASSVERIF3: true });
    await page.reload();
    const { username, email } = await accountOf(page, 'bela2026');
    await tab(page, 'By email').click();
    await field(page, 'Username').fill(username);
    await field(page, 'Email').fill('stranger@mail.example');
    const submit = page.getByRole('button', { name: 'Email me a new password' });
    await submit.click();
    await expect(page.getByText('Username/Email does not exist')).toBeVisible();
    await expect(field(page, 'Username')).toHaveValue(username);
    await field(page, 'Email').fill(` ${email} `);
    await submit.click();
    await expect(page.getByText(/^An email has been sent/)).toBeVisible();
    const mailed = await codeSentTo(page, email);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await send(page, username, mailed);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  test('[spec 2.80] [spec 4.22] a new password is set by mobile, the default method, and logs the member in', async ({
    page,
  }) => {
    await page.goto(at('/forget'));
    await switchSettings(page, { CHNGPASSVERIF3: true });
    await page.reload();
    const { username, mobile } = await accountOf(page, 'chand2026');
    await expect(tab(page, 'By mobile number')).toHaveAttribute('aria-selected', 'true');
    await field(page, 'Mobile number').fill(`0${mobile}`);
    const code = await sendCode(page, mobile);
    await field(page, 'Verification code').fill('000000');
    await field(page, 'New password').fill(passwords.next);
    const logins: unknown[] = [];
    page.on('request', (request) => {
      if (/session\/login$/.test(request.url())) logins.push(request.method());
    });
    const submit = page.getByRole('button', { name: 'Set password and log in' });
    await submit.click();
    await expect(page.getByText('Incorrect answer. Please try again.')).toBeVisible();
    await expect(field(page, 'New password')).toHaveValue(passwords.next);
    await field(page, 'Verification code').fill(code);
    await submit.click();
    await expect(page).toHaveURL(at());
    await expectMember(page);
    expect(logins).toHaveLength(1);
    await page.goto(at('/forget'));
    await expect(page).toHaveURL(at());
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(at('/login'));
    await send(page, username, passwords.next);
    await expectMember(page);
  });
});

const { at } = mayura;

test('[spec 2.04] [spec 5.06] [spec 5.07] both forms show field errors, and keep what was typed while the other is open', async ({
  page,
}) => {
  await page.goto(at('/forget'));
  await switchSettings(page, { CHNGPASSVERIF3: true });
  await page.reload();
  await expect(page).toHaveTitle('Forgot your password? · Mayura');
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByText('This must not be empty.')).toHaveCount(2);
  await expect(page.getByText('Please enter the verification code.')).toBeVisible();
  await field(page, 'Mobile number').fill('12');
  await field(page, 'New password').fill('short');
  await expect(page.getByText('Please enter a valid mobile number.')).toBeVisible();
  await expect(page.getByText('The password must be 8 to 20 digits or letters.')).toBeVisible();
  await tab(page, 'By email').click();
  await page.getByRole('button', { name: 'Email me a new password' }).click();
  await expect(page.getByText('This must not be empty.')).toHaveCount(2);
  await field(page, 'Username').fill('1abc');
  await field(page, 'Email').fill('nobody');
  await expect(page.getByText('Start with a letter, then use letters and digits.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await tab(page, 'By mobile number').click();
  await expect(field(page, 'Mobile number')).toHaveValue('12');
  await tab(page, 'By email').click();
  await expect(field(page, 'Email')).toHaveValue('nobody');
});

test('a code can be pasted or offered from a message, and autocorrection does not change it', async ({
  page,
}) => {
  await page.goto(at('/forget'));
  await switchSettings(page, { CHNGPASSVERIF3: true });
  await page.reload();
  const code = field(page, 'Verification code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.focus();
  await page.keyboard.insertText('482136');
  await expect(code).toHaveValue('482136');
});
