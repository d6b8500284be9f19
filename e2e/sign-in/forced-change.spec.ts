import { pressAt, typeInto } from '../fixtures/keyboard.ts';
import {
  changeForm,
  choosePassword,
  expect,
  expectGuest,
  expectMember,
  field,
  keepLoggedIn,
  logIn,
  loginForm,
  logOut,
  onOneSite,
  type Page,
  passwords,
  send,
  test,
} from './sign-in-page.ts';

/** The form as a login leads to it: the password is known, so it is not asked for again. */
async function expectKnownPassword(page: Page, username: string) {
  const form = changeForm(page);
  await expect(form.getByLabel('Username')).toHaveValue(username);
  await expect(form.getByLabel('Username')).not.toBeEditable();
  await expect(form.getByLabel('Current password')).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'OK', exact: true })).toBeVisible();
}

/** The popup over every page until it is done: the password is no longer in memory. */
async function expectPopup(page: Page, username: string) {
  const popup = page.getByRole('alertdialog', { name: 'Choose a new password' });
  await expect(popup.getByLabel('Username')).toHaveValue(username);
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(popup.getByText('This must not be empty.')).toHaveCount(3);
  await field(page, 'Current password').fill(passwords.right);
  return popup;
}

onOneSite('Sen Vàng', (site) => {
  const { at } = site;

  test('[spec 2.31] [spec 2.81] [spec 2.82] [spec 2.83] [spec 4.09] [spec 4.11] [spec 6.08] a first login forces a change of password; back keeps the popup, which then closes and leads home', async ({
    page,
  }) => {
    await page.goto(at('/vip'));
    await logIn(page, site, 'first2026');
    await expectKnownPassword(page, 'first2026');
    await page.goBack();
    await expect(page).toHaveURL(at('/vip'));
    const popup = await expectPopup(page, 'first2026');
    await choosePassword(page, passwords.next);
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(at());
    await expectMember(page);
    await page.reload();
    await expectMember(page);
    await expect(changeForm(page)).toHaveCount(0);
  });

  test('a member who has to change the password is remembered once it is changed, and not when they leave', async ({
    page,
  }) => {
    const logInToStay = async () => {
      await page.goto(at('/login'));
      await keepLoggedIn(page);
      await send(page, 'first2026');
      await expectKnownPassword(page, 'first2026');
    };
    const mark = () => page.evaluate(() => localStorage.getItem('loginRemember'));
    await logInToStay();
    expect(await mark()).toBeNull();
    await page.getByRole('button', { name: 'Log out instead' }).click();
    await expect(loginForm(page)).toBeVisible();
    await page.reload();
    await expectGuest(page);

    await logInToStay();
    await choosePassword(page, passwords.next);
    await expectMember(page);
    await expect.poll(mark).toBe('1');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expectMember(page);
    await expect(changeForm(page)).toHaveCount(0);
  });

  test('[spec 2.82] [spec 2.83] [spec 4.10] [spec 5.29] [spec 9.17] a weak password has to be changed, by keyboard only, and cannot be chosen again', async ({
    page,
  }) => {
    await logIn(page, site, 'weak2026', passwords.weak);
    await expectKnownPassword(page, 'weak2026');
    const chosen = field(page, 'New password');
    const again = field(page, 'Confirm new password');
    await pressAt(page, page.getByRole('button', { name: 'OK', exact: true }), 'Space');
    await expect(page.getByText('This must not be empty.')).toHaveCount(2);
    await expect(chosen).toBeFocused();
    await typeInto(page, chosen, passwords.weak);
    await typeInto(page, again, passwords.weak);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The password must be 8 to 20 digits or letters.')).toBeVisible();
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(passwords.next);
    await page.keyboard.press('Enter');
    await expect(page.getByText("The new passwords don't match.")).toBeVisible();
    await expect(again).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(passwords.next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at());
    await expectMember(page);
    await expect(changeForm(page)).toHaveCount(0);
  });

  test('[spec 2.81] [spec 2.82] [spec 2.83] [spec 4.10] [spec 5.29] [spec 6.08] an expired password has to be changed, also after a reload in the middle; the new one logs in', async ({
    page,
  }) => {
    await logIn(page, site, 'expired2026');
    await expectKnownPassword(page, 'expired2026');
    await page.reload();
    const popup = await expectPopup(page, 'expired2026');
    await choosePassword(page, passwords.next);
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(at());
    await expectMember(page);
    await logOut(page);
    await expectGuest(page);
    await page.goto(at('/login'));
    await send(page, 'expired2026');
    await expect(page.getByText('Wrong username or password.')).toBeVisible();
    await send(page, 'expired2026', passwords.next);
    await expectMember(page);
    await expect(changeForm(page)).toHaveCount(0);
  });
});
