import { expectFocusShown, pressAt, tabTo, typeInto } from '../fixtures/keyboard.ts';
import {
  expect,
  expectGuest,
  expectMember,
  field,
  loginForm,
  memberMenu,
  onOneSite,
  passwords,
  test,
} from './sign-in-page.ts';

onOneSite('Livery Play', ({ at }) => {
  test('login page, member menu and logout work with Tab, Enter, Space and Escape only', async ({
    page,
  }) => {
    await page.goto(at('/login'));
    await typeInto(page, field(page, 'Username'), 'mira2026');
    await typeInto(page, field(page, 'Password'), 'Play');
    await pressAt(page, page.getByRole('button', { name: 'Show password' }), 'Space');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(passwords.right);
    await tabTo(page, loginForm(page).getByRole('checkbox'));
    await pressAt(page, loginForm(page).getByRole('button', { name: 'Log in' }), 'Enter');
    await expectMember(page);

    const menu = memberMenu(page);
    const leave = page.getByRole('button', { name: 'Log out' });
    await pressAt(page, menu, 'Enter');
    await expect(leave).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leave).toBeHidden();
    await expectFocusShown(menu);
    await page.keyboard.press('Space');
    await pressAt(page, leave, 'Enter');

    const dialog = page.getByRole('dialog', { name: 'Log out?' });
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectFocusShown(menu);
    await page.keyboard.press('Enter');
    await pressAt(page, leave, 'Space');
    await pressAt(page, dialog.getByRole('button', { name: 'Stay logged in' }), 'Space');
    await expect(dialog).toHaveCount(0);
    await expectFocusShown(menu);
    await page.keyboard.press('Enter');
    await pressAt(page, leave, 'Enter');
    await expect(dialog).toBeVisible();
    await pressAt(page, dialog.getByRole('button', { name: 'Log out' }), 'Enter');
    await expect(menu).toHaveCount(0);
    await expectGuest(page);
    await expect(page).toHaveURL(at());
  });

  test('the header logs in without leaving the page, by keyboard only', async ({ page }) => {
    await page.goto(at());
    const banner = page.getByRole('banner');
    await typeInto(page, banner.getByLabel('Username'), 'mira2026');
    await typeInto(page, banner.getByLabel('Password'), passwords.right);
    await page.keyboard.press('Enter');
    await expectMember(page);
    await expect(page).toHaveURL(at());
  });
});
