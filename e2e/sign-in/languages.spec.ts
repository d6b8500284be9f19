import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, sites } from '../sites.ts';
import { expect, expectMember, logIn, mayura, passwords, test } from './sign-in-page.ts';

const catalogues = join(import.meta.dirname, '../../packages/i18n/src/catalogues');

/** The messages of a language, from its catalogue. */
function wordsOf(language: string): (id: string) => string {
  const read = (area: string): Record<string, string> =>
    JSON.parse(readFileSync(join(catalogues, language, `${area}.json`), 'utf8'));
  const words = { ...read('common'), ...read('session'), ...read('platform') };
  return (id) => words[id] ?? `no sentence ${id}`;
}

/** The button of the member menu, whatever the member's name and wherever a language puts it. */
function menuNameIn(language: string): RegExp {
  return new RegExp(wordsOf(language)('session.member.menu').replace('{{name}}', '.+'));
}

/** Each site at its first address, and the one that is in English there in its second language. */
const spoken = sites.map(({ lang, locale, second, ...site }) =>
  lang === 'en'
    ? { ...site, lang: second.lang, locale: 'hi-IN', prefix: `/${second.lang}` }
    : { ...site, lang, locale, prefix: '' },
);

for (const { host, brand, lang, locale, prefix } of spoken) {
  const word = wordsOf(lang);
  test.describe(brand, () => {
    test.use({ locale });
    test(`logs a member in and out in its own language, ${lang}`, async ({ page }) => {
      await page.goto(address(host, `${prefix}/login`));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      const form = page.getByRole('main').getByRole('form', { name: word('session.login.title') });
      await form.getByLabel(word('session.login.username')).fill('mira2026');
      const password = form.getByLabel(word('session.login.password'), { exact: true });
      await password.fill(passwords.wrong);
      await form.getByRole('button', { name: word('session.login.submit') }).click();
      await expect(form.getByText(word('platform.login.wrong'))).toBeVisible();
      await password.fill(passwords.right);
      await form.getByRole('button', { name: word('session.login.submit') }).click();
      await expect(form).toHaveCount(0);
      await page.getByRole('button', { name: menuNameIn(lang) }).click();
      await page.getByRole('button', { name: word('session.member.logout') }).click();
      const dialog = page.getByRole('dialog', { name: word('session.logout.title') });
      await expect(dialog.getByText(word('session.logout.text'))).toBeVisible();
      await dialog.getByRole('button', { name: word('session.logout.confirm') }).click();
      await expect(
        page.getByRole('banner').getByRole('button', { name: word('common.account.signIn') }),
      ).toBeVisible();
    });
  });
}

test('[spec 4.49] a member’s choice of language is kept, and sent to the platform', async ({
  page,
}) => {
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
  const request = page.waitForRequest('**/wps/member/language');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Language' }).click();
  await header.getByRole('link', { name: 'हिन्दी' }).click();
  expect((await request).postDataJSON()).toEqual({ language: 'HI' });
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toContain('HI');
  await expect(page.getByRole('button', { name: menuNameIn('hi') })).toBeVisible();
});
