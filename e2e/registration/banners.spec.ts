import { expect, test } from '../fixtures/strict-page.ts';
import { address } from '../sites.ts';

test('a banner of the registration page links only to pages of the site', async ({ page }) => {
  const banner = (bannerId: number, title: string, link: string) => ({
    bannerId,
    url: '/favicon.ico',
    groupName: 'w_register',
    linkageType: 'PAGE',
    link,
    title,
    language: 'EN',
  });
  await page.route('**/wps/system/banner**', (route) => {
    const value = [banner(1, 'Unknown page', '/no-such-page'), banner(2, 'Help centre', '/help')];
    return route.fulfill({ json: { success: true, value } });
  });
  await page.goto(address('india.localhost', '/register'));
  const banners = page.getByRole('main').getByRole('region', { name: 'Promotions and news' });
  await expect(banners.getByRole('button', { name: /^Banner \d of 2$/ })).toHaveCount(2);
  await expect(banners.locator('a')).toHaveCount(1);
  await expect(banners.locator('a')).toHaveAttribute('href', '/help');
});
