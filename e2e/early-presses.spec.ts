import { holdScript, takenOver } from './fixtures/first-screen.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { expectMember, loginForm, mayura, passwords } from './sign-in/sign-in-page.ts';

test('what was typed and pressed before the script came is kept and sent', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(mayura.at('/login'), { waitUntil: 'commit' });
  const form = loginForm(page);
  await form.getByLabel('Username').fill('mira2026');
  await form.getByLabel('Password', { exact: true }).fill(passwords.right);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByRole('button', { name: 'Log in' })).toHaveAttribute('data-waiting', '');
  release();
  await expectMember(page);
});

test('a field keeps the focus and what is typed while the script comes', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(mayura.at('/login'), { waitUntil: 'commit' });
  const name = loginForm(page).getByLabel('Username');
  await name.focus();
  await page.keyboard.type('mira');
  release();
  await takenOver(page);
  await expect(name).toBeFocused();
  await page.keyboard.type('2026');
  await expect(name).toHaveValue('mira2026');
});

test('a field keeps what is typed while it is taken over, whenever the rest of the code comes', async ({
  page,
}) => {
  const release = await holdScript(page);
  const releaseRest = await holdScript(page, '**/assets/carry-over-*.js');
  await page.goto(mayura.at('/login'), { waitUntil: 'commit' });
  const form = loginForm(page);
  const name = form.getByLabel('Username');
  const secret = form.getByLabel('Password', { exact: true });
  await name.focus();
  await page.keyboard.type('mira');
  release();
  const isHeard = () =>
    secret.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHeard).toBe(true);
  await page.keyboard.type('2026');
  // Left and entered, both fields are drawn again.
  await secret.focus();
  await page.keyboard.type('Play');
  await name.focus();
  await secret.focus();
  await expect(name).toHaveValue('mira2026');
  await page.keyboard.type('4fun');
  releaseRest();
  await takenOver(page);
  await expect(secret).toBeFocused();
  await expect(name).toHaveValue('mira2026');
  await expect(secret).toHaveValue('Play4fun');
});

test('a name that comes with the script is replaced by what is typed, not joined to it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lastUser', 'arun2026'));
  const release = await holdScript(page);
  await page.goto(mayura.at('/login'), { waitUntil: 'commit' });
  const name = loginForm(page).getByLabel('Username');
  await name.focus();
  await expect(name).toHaveValue('');
  release();
  await takenOver(page);
  await expect(name).toHaveValue('arun2026');
  await page.keyboard.type('mira2026');
  await expect(name).toHaveValue('mira2026');
});

test('no letter is lost while a screen is drawn again', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(mayura.at('/login?to=/vendors'), { waitUntil: 'commit' });
  const form = loginForm(page);
  await form.getByLabel('Username').fill('mira2026');
  await form.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('Pass');
  // As the task ends in which the fields are others, before any key can be heard.
  await page.evaluate(() => {
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('main form input')];
    const [old] = fields();
    const atOnce = new Promise<string[]>((done) => {
      new MutationObserver(() => {
        if (fields().length === 0 || fields()[0] === old) return;
        const focused = document.activeElement?.getAttribute('name') ?? 'none';
        done([...fields().map(({ value }) => value), focused]);
      }).observe(document.body, { childList: true, subtree: true });
    });
    Reflect.set(window, 'atOnce', atOnce);
  });
  release();
  expect(await page.evaluate(() => Reflect.get(window, 'atOnce'))).toEqual([
    'mira2026',
    'Pass',
    'on',
    'password',
  ]);
  await takenOver(page);
  await expect(form.getByLabel('Username')).toHaveValue('mira2026');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Pass');
});

test('what is pressed before the script came is pressed again, whatever comes before it meanwhile', async ({
  page,
}) => {
  // As a member’s corner may, a button comes in the moment in which the page is released.
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const banner = document.querySelector('#root:not([data-page]) header');
      if (!banner) return;
      watch.disconnect();
      banner.prepend(document.createElement('button'));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-page'] });
  });
  const release = await holdScript(page);
  await page.goto(mayura.at(), { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});
