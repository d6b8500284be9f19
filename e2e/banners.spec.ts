import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

test.use({ locale: 'en-GB' });

/** The page groups (spec §2) by the address that shows them. */
const pages = {
  '/': 'index',
  '/rng': 'egame',
  '/rng?page=MINI': 'egame',
  '/rng?page=JACKPOT': 'egame',
  '/fish': 'egame',
  '/pvp': 'egame',
  '/live': 'game',
  '/sports': 'game',
  '/esports': 'game',
  '/cockfight': 'game',
  '/elott': 'elott',
  '/fbsports': 'fbSports',
  '/seamless': 'seamless',
  '/lottery': 'lottery',
  '/game?gameType=RNG&gameCode=1001': 'byIframe',
  '/promotions': 'promo',
  '/promoDetail?id=1': 'promoDetail',
  '/pointMall': 'pointMall',
  '/help': 'help',
  '/join': 'joinus',
  '/download': 'download',
  '/vip': 'Vip',
  '/register': 'w_register',
} as const;

const at = (path: string) => address('india.localhost', path);
const carousel = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Promotions and news' });

/** The platform has one banner in each group, named by the group, but for some without any. */
async function oneOfEach(page: Page, without: readonly string[] = []) {
  await page.route('**/wps/system/banner**', (route) => {
    const groupName = new URL(route.request().url()).searchParams.get('groupName') ?? '';
    const banner = {
      bannerId: 1,
      url: '/favicon.ico',
      groupName,
      linkageType: 'NONE',
      title: `Group ${groupName}`,
      language: 'EN',
    };
    return route.fulfill({
      json: { success: true, value: without.includes(groupName) ? [] : [banner] },
    });
  });
}

test('[spec 1.01] [spec 2.22] [spec 2.27] [spec 3.34] each page shows the banners of its own group, and the stations of Vietnam none', async ({
  page,
}) => {
  await oneOfEach(page);
  for (const [path, group] of Object.entries(pages)) {
    await page.goto(at(path));
    await expect(carousel(page).getByRole('listitem'), path).toHaveText([`Group ${group}`]);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    // One alone has nothing to choose from.
    await expect(carousel(page).getByRole('button'), path).toHaveCount(0);
  }
  await page.goto(at('/vnlottery'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(carousel(page)).toHaveCount(0);
});

test('[spec 2.27] a group without banners has no block', async ({ page }) => {
  await oneOfEach(page, ['game']);
  const answered = page.waitForResponse('**/wps/system/banner**');
  await page.goto(at('/live'));
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(carousel(page)).toHaveCount(0);
});

test('[spec 2.27] another page has another carousel, though its group is the same', async ({
  page,
}) => {
  await oneOfEach(page);
  await page.goto(at('/rng'));
  await carousel(page).evaluate((element) => element.setAttribute('data-before', ''));
  const lobbies = page.getByRole('navigation', { name: 'Lobbies' });
  await lobbies.getByRole('link', { name: 'Fishing lobby' }).click();
  await expect(page).toHaveURL(at('/fish'));
  await expect(carousel(page).getByRole('listitem')).toHaveText(['Group egame']);
  await expect(carousel(page)).not.toHaveAttribute('data-before');
});
