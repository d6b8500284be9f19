import { pressAt, typeInto } from '../fixtures/keyboard.ts';
import {
  codeFrom,
  expect,
  expectGuest,
  expectMember,
  farah,
  logIn,
  loginForm,
  onOneSite,
  type Page,
  test,
} from './sign-in-page.ts';

const answerField = (page: Page) =>
  page.getByRole('form', { name: "Verify it's you" }).getByRole('textbox');

async function answerWith(page: Page, text: string) {
  await answerField(page).fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const ways = [
  { way: /^Code by SMS/, answer: (page: Page) => codeFrom(page, 'sms') },
  { way: /^Code by email/, answer: (page: Page) => codeFrom(page, 'email') },
  {
    way: /authenticator app/,
    answer: async (page: Page) => (await farah(page)).authenticator.code,
  },
];

onOneSite('Livery Play', (site) => {
  const { at } = site;

  for (const { way, answer } of ways) {
    test(`[spec 1.05] a second step by ${way} logs a member in`, async ({ page }) => {
      await logIn(page, site, 'faraway2026');
      await page.getByRole('button', { name: way }).click();
      await expectGuest(page);
      await answerWith(page, await answer(page));
      await expectMember(page);
      await expect(page).toHaveURL(at());
    });
  }

  test('[spec 1.05] a second step by the account holder’s name logs a member in, by keyboard; a wrong name stays in the field to be corrected', async ({
    page,
  }) => {
    await logIn(page, site, 'faraway2026');
    await pressAt(page, page.getByRole('button', { name: /Bank account holder/ }), 'Enter');
    await typeInto(page, answerField(page), 'Somebody Else');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect answer. Please try again.')).toBeVisible();
    await expect(answerField(page)).toHaveValue('Somebody Else');
    await typeInto(page, answerField(page), '');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type((await farah(page)).holder);
    await pressAt(page, page.getByRole('button', { name: 'Continue' }), 'Space');
    await expectMember(page);
    await expect(page).toHaveURL(at());
  });

  test('a second step ends with a reload, with back and with its cancel button, and leaves a guest', async ({
    page,
  }) => {
    await page.goto(at());
    await logIn(page, site, 'faraway2026');
    const ask = page.getByRole('heading', { name: "Verify it's you" });
    await expect(ask).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toBeVisible();
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expectGuest(page);

    await logIn(page, site, 'faraway2026');
    await page.getByRole('button', { name: 'Cancel login' }).click();
    await expect(loginForm(page).getByLabel('Username')).toHaveValue('faraway2026');
    await expect(loginForm(page).getByLabel('Password', { exact: true })).toHaveValue('');

    await logIn(page, site, 'faraway2026');
    await expect(ask).toBeVisible();
    await page.goto(at());
    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
    await expectGuest(page);
  });
});
