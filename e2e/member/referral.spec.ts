// A friend who opens a member's link and creates an account is that member's friend, and nobody else's.
import { asked } from '../fixtures/books.ts';
import { field, newUser, openAccount, tab, tick } from '../registration/entry-page.ts';
import {
  beMember,
  expect,
  mayura,
  memberMenu,
  passwords,
  sandbox,
  test,
} from '../sign-in/sign-in-page.ts';

const { at } = mayura;

interface Friends {
  readonly list: readonly { readonly name: string; readonly hasBet: boolean }[];
}

test('[spec 2.03] [spec 2.47] a link that was copied leads to registration, and who joins with it is listed under a masked name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beMember(page, mayura, 'penny2026');
  await page.goto(at('/member/referral'));
  await expect(page.getByText('Nobody has joined yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: /Copied/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/register\?referralCode=[0-9A-Z]+$/);

  await sandbox(page, 'settings', { siteSettings: { REGMOBVERF3: false } });
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(link);
  const friend = newUser(mayura);
  await tab(page, 'Username').click();
  // The link has filled it in; it stays as it is.
  await expect(field(page, 'Invitation code')).toHaveValue(link.split('=')[1] ?? '');
  await field(page, 'Username').fill(friend.username);
  await field(page, 'Mobile number').fill(friend.mobile);
  await field(page, 'Password').fill(passwords.next);
  await field(page, 'Confirm password').fill(passwords.next);
  await tick(page, /or older/).check();
  await openAccount(page).click();
  await expect(memberMenu(page)).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await beMember(page, mayura, 'penny2026');
  await page.goto(at('/member/referral'));
  const masked = `ne***${friend.username.slice(-1)}`;
  const joined = page.getByRole('table', { name: 'Who joined' });
  await expect(joined.getByRole('rowheader')).toContainText(masked);
  const { list } = await asked<Friends>(page, '/wps/member/referral/friends');
  expect(list).toEqual([expect.objectContaining({ name: masked, hasBet: false })]);
});
