import { footerOf } from './fixtures/footer.ts';
import { pageComes } from './fixtures/parts-come.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

const at = (path: string) => address('india.localhost', path);
const loads = '**/wps/system/helpCenter*';

test('[spec 2.12] both URLs show the help centre: articles by topic, and support', async ({
  page,
}) => {
  for (const path of ['/help', '/helpmc']) {
    await page.goto(at(path));
    await expect(page).toHaveURL(at(path));
    await expect(page).toHaveTitle('Help centre · Mayura');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Your account',
      'Deposits and withdrawals',
      'Playing',
      'Rules',
      'Support',
    ]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const answer = main.getByText('Each method shows its minimum and maximum amount');
    await expect(answer).toBeHidden();
    await main.getByText('Deposits', { exact: true }).click();
    await expect(answer).toBeVisible();
  }
});

test('[spec 2.12] the fragment of the terms opens them in a dialog too; once closed, they are open in the page below', async ({
  page,
}) => {
  await page.goto(at('/help#term'));
  const popup = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(popup).toContainText('Version 2026-1, in force since');
  await expect(popup.getByRole('listitem')).toHaveCount(6);
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(popup).toHaveCount(0);
  const article = page.getByRole('main').getByRole('listitem').filter({ hasText: 'One person' });
  await expect(article).toBeInViewport();
});

test('the footer links to help and to the terms; an article’s URL opens that article', async ({
  page,
}) => {
  await page.goto(at('/'));
  await (await footerOf(page)).getByRole('link', { name: 'Help centre' }).click();
  await expect(page).toHaveURL(at('/help'));
  await pageComes(page);
  await (await footerOf(page)).getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL(at('/help#term'));
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  await page.goto(at('/help#complaint'));
  await expect(page.getByText('You get a number and can follow its progress.')).toBeInViewport();
});

test('a failed load can be retried, and offline the last answers stay, with their time', async ({
  page,
  context,
}) => {
  await page.route(loads, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(at('/help'));
  const failure = page.getByRole('alert').filter({ hasText: 'The help centre did not load' });
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await page.unroute(loads);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('main').getByText(/^As of /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByText(/^As of /)).toHaveCount(0);
});
