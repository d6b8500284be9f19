import {
  codeSentTo,
  expect,
  expectGuest,
  expectMember,
  logOut,
  mayura,
  type Page,
  sandbox,
  test,
} from '../sign-in/sign-in-page.ts';

const { at } = mayura;
/** Tara's number, of India as the site is. */
const number = '9800001211';

/** To the form of number and code, with her number in it. */
async function bySms(page: Page, typed = number) {
  await page.goto(at('/login'));
  await page.getByRole('tab', { name: 'SMS code' }).click();
  const form = page.getByRole('form', { name: 'SMS code' });
  await form.getByLabel('Mobile number', { exact: true }).fill(typed);
  return form;
}

test('[spec 7.03] a member logs in by a code that is pasted; the number is filled in the next time, and no name is kept', async ({
  page,
}) => {
  const form = await bySms(page, '+91 98000-01211');
  const asked = page.waitForRequest('**/wps/verification/sms/noLogin');
  await form.getByRole('button', { name: 'Send the code' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    mobileNum: number,
    countryDialingCode: '91',
  });
  await expect(form.getByText('We sent a code to +91 9800001211.')).toBeVisible();
  const code = form.getByLabel('Verification code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.focus();
  await page.keyboard.insertText(await codeSentTo(page, number));
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(at());
  await expectMember(page);
  await logOut(page);
  await expectGuest(page);
  await page.goto(at('/login?by=sms'));
  const again = page.getByRole('form', { name: 'SMS code' });
  await expect(again.getByLabel('Mobile number', { exact: true })).toHaveValue(number);
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(
    page.getByRole('main').getByRole('textbox', { name: 'Username', exact: true }),
  ).toHaveValue('');
});

test('[spec 4.19] [spec 9.14] another code waits for the countdown of its number; another number does not', async ({
  page,
}) => {
  const form = await bySms(page, '9812340001');
  await form.getByRole('button', { name: 'Send the code' }).click();
  const waits = form.getByRole('button', { name: /Send a new code in \d+ seconds?/ });
  await expect(waits).toHaveAttribute('aria-disabled', 'true');
  // The platform's codes are good for minutes, so the countdown is longer than a third party's minute.
  expect(Number(/\d+/.exec((await waits.textContent()) ?? '')?.[0])).toBeGreaterThan(60);
  let codes = 0;
  page.on('request', (request) => {
    if (request.url().includes('/verification/sms/')) codes += 1;
  });
  // It says that it takes no press, and takes none.
  await waits.click({ force: true });
  await form.getByLabel('Mobile number', { exact: true }).fill('9812340002');
  await expect(form.getByRole('button', { name: 'Send the code' })).toBeEnabled();
  expect(codes).toBe(0);
});

test('what was typed for one login method stays while another is open', async ({ page }) => {
  const form = await bySms(page);
  await form.getByLabel('Verification code').fill('123');
  await page.getByRole('tab', { name: 'Username' }).click();
  const name = page.getByRole('main').getByRole('textbox', { name: 'Username', exact: true });
  await name.fill('tara2026');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await expect(form.getByLabel('Mobile number', { exact: true })).toHaveValue(number);
  await expect(form.getByLabel('Verification code')).toHaveValue('123');
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(name).toHaveValue('tara2026');
});

test('after too many attempts from an address, a member reads an image in a dialog, and the login continues', async ({
  page,
}) => {
  await page.route('**/wps/session/login', async (route) => {
    if ((await route.request().headerValue('captcha-pass')) !== null) return route.continue();
    const refused = { success: false, code: 'CAPTCHA_PASS_REQUIRED', message: '' };
    return route.fulfill({ status: 429, json: refused });
  });
  const form = await bySms(page, '9800001210');
  await form.getByRole('button', { name: 'Send the code' }).click();
  await expect(form.getByText('We sent a code to +91 9800001210.')).toBeVisible();
  await form.getByLabel('Verification code').fill(await codeSentTo(page, '9800001210'));
  await form.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'One check before you continue' });
  await expect(dialog.getByRole('img', { name: /^Image with/ })).toBeVisible();

  // Not now: the form has kept everything, and says what to do.
  await dialog.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(form.getByText(/Try again and type the characters/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Log in' })).toBeFocused();

  await page.keyboard.press('Enter');
  const picture = dialog.getByRole('img', { name: /^Image with/ });
  await expect(picture).toBeVisible();
  const [answer = ''] = (await sandbox(page, 'captchas')) as string[];
  await expect(dialog.getByLabel('Characters in the image')).toBeFocused();
  await page.keyboard.type(answer);
  await page.keyboard.press('Enter');
  await expectMember(page);
});
