// Where a member is logged in, and how they get in without their phone.
import { told } from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import {
  beMember,
  expect,
  farah,
  logIn,
  mayura,
  memberMenu,
  type Page,
  passwords,
  test,
} from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const item = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function open(page: Page) {
  await beMember(page, mayura, 'tara2026');
  await page.goto(at('/member/securityCenter'));
  await partsCome(page, page.getByRole('heading', { name: 'Contacts and name' }));
}

test('[spec 2.37] a login elsewhere is shown, and ended from here', async ({ page }) => {
  await open(page);
  await told(page, '/sandbox/settings', { oneSession: false }, { method: 'PUT' });
  const elsewhere = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  // The first session goes on; this page has forgotten it.
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(section.getByRole('group')).toHaveCount(2);
  const balanceOf = (token: string) =>
    page.evaluate(
      async (sent) => (await fetch('/wps/v2/wallets/balance', { headers: { Token: sent } })).status,
      token,
    );
  expect(await balanceOf(elsewhere)).toBe(200);
  await section.getByRole('button', { name: /^Log out: / }).click();
  await expect(section.getByRole('group')).toHaveCount(1);
  await expect(section).toContainText('This device');
  expect(await balanceOf(elsewhere)).toBe(401);
  const history = page.getByRole('table', { name: 'Login history' });
  await expect(history.getByText('Logged in')).toHaveCount(2);
});

test('[spec 1.05] a recovery code stands in for the authenticator, once', async ({ page }) => {
  const stepBy = async (code: string) => {
    await page.getByRole('button', { name: /authenticator app/ }).click();
    const form = page.getByRole('form', { name: "Verify it's you" });
    await form.getByRole('textbox').fill(code);
    await form.getByRole('button', { name: 'Continue' }).click();
  };
  await logIn(page, mayura, 'faraway2026');
  await stepBy((await farah(page)).authenticator.code);
  await expect(memberMenu(page)).toBeVisible();
  await page.goto(at('/member/securityCenter'));
  const codes = item(page, 'Recovery codes');
  await codes.getByRole('button', { name: /^Make codes/ }).click();
  await codes.getByRole('textbox', { name: 'Login password' }).fill(passwords.right);
  await codes.getByRole('button', { name: 'Make codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const code = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toContainText('Codes left: 10');
  await expect(codes.getByRole('listitem')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, mayura, 'faraway2026');
  await stepBy(code);
  await expect(memberMenu(page)).toBeVisible();
  await page.goto(at('/member/securityCenter'));
  await expect(codes).toContainText('Codes left: 9');
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, mayura, 'faraway2026');
  await stepBy(code);
  await expect(page.getByText('Incorrect answer. Please try again.')).toBeVisible();
});
