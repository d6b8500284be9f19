import { partsCome } from './fixtures/parts-come.ts';
import { beMember, expect, mayura, type Page, test } from './sign-in/sign-in-page.ts';

const { at } = mayura;

/** What the page has asked of a call so far, by the queries. */
function askedOf(page: Page, path: string): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === path) asked.push(url.searchParams);
  });
  return asked;
}

const games = (page: Page) => page.getByRole('list', { name: 'Games', exact: true });
const cards = (page: Page) => games(page).getByRole('listitem');

test('[spec 2.16] [spec 2.17] [spec 2.21] [spec 9.20] [spec 9.21] each lobby shows the games of the type in its address', async ({
  page,
}) => {
  const asked = askedOf(page, '/lgw/games/list');
  for (const [path, name] of [
    ['/rng', 'Slots'],
    ['/pvp', 'Card games'],
    ['/fish', 'Fishing'],
    ['/live', 'Live casino'],
    ['/sports', 'Sports'],
    ['/esports', 'Esports'],
    ['/elott', 'E-lottery'],
    ['/cockfight', 'Cockfight'],
  ] as const) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1, name: `${name} lobby` })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect(asked.at(-1)?.get('gameType')).toBe(path.slice(1).toUpperCase());
    expect(asked.at(-1)?.get('clientType')).toBe('3');
    expect(asked.at(-1)?.get('platform')).toBe('flash,html5-desktop');
  }
  await page.goto(at('/bingo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('[spec 2.69] the lobbies of slots, mini games and jackpots change the query and carry their names', async ({
  page,
}) => {
  await page.goto(at('/rng'));
  const lobbies = page.getByRole('navigation', { name: 'Lobbies' });
  for (const [name, path] of [
    ['Mini games lobby', '/rng?page=MINI'],
    ['Jackpot lobby', '/rng?page=JACKPOT'],
    ['Slots lobby', '/rng'],
  ] as const) {
    await lobbies.getByRole('link', { name }).click();
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('filters are in the address, survive a reload, and ask for nothing when unchanged', {
  tag: '@more',
}, async ({ page }) => {
  const asked = askedOf(page, '/lgw/games/list');
  await page.goto(at('/rng'));
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Tideglass', exact: true }).click();
  await expect(page).toHaveURL(at('/rng?vassalage=TIDE'));
  await expect(cards(page).first()).toContainText('Tideglass');
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('lantern');
  await search.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(at('/rng?vassalage=TIDE&name=lantern'));
  await search.getByRole('combobox', { name: 'Minimum bet' }).selectOption('0.1');
  await expect(page).toHaveURL(at('/rng?vassalage=TIDE&name=lantern&minBet=0.1'));
  // The list is asked for after the address has changed.
  await expect.poll(() => asked.at(-1)?.get('minBet')).toBe('0.1');
  const before = asked.length;
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await page.reload();
  await expect(search.getByRole('searchbox')).toHaveValue('lantern');
  await expect(search.getByRole('combobox', { name: 'Minimum bet' })).toHaveValue('0.1');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  // The reload alone has asked again.
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(before + 1);
  // The way back leads to what was shown.
  await page
    .getByRole('navigation', { name: 'Lobbies' })
    .getByRole('link', { name: 'Fishing' })
    .click();
  await expect(page).toHaveURL(at('/fish'));
  await page.goBack();
  await expect(page).toHaveURL(at('/rng?vassalage=TIDE&name=lantern&minBet=0.1'));
});

/** Scrolls by so many pixels, and waits until the page has scrolled and asked for what that brings. */
async function scrollOn(page: Page, pixels: number) {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
      }),
  );
}

test('[spec 2.72] [spec 4.30] [spec 9.19] [spec 9.33] a hall is scrolled from page to page, its pager jumps, and a visitor who comes back finds the card that they opened', async ({
  page,
}) => {
  const asked = askedOf(page, '/lgw/games/list');
  const pagesAsked = () => asked.map((query) => Number(query.get('pageNo')));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(at('/live'));
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pagesAsked()).toEqual([1]);
  expect(asked[0]?.get('pageSize')).toBe('15');
  const pager = page.getByRole('navigation', { name: 'Pages of games' });
  const last = cards(page).last();
  // No further than it takes: its answer may be long under way.
  await expect(async () => {
    if (!pagesAsked().includes(3)) await scrollOn(page, 300);
    await expect.poll(pagesAsked, { timeout: 500 }).toContain(3);
  }).toPass();
  await expect
    .poll(async () => Number(await last.getAttribute('aria-posinset')))
    .toBeGreaterThan(30);
  // One page after another, each once.
  expect(pagesAsked()).toEqual([1, 2, 3]);
  await expect(pager).toContainText('Page 2 of 4');
  await expect(page).toHaveURL(at('/live?pageNo=2'));

  await pager.getByRole('button', { name: 'Last page' }).click();
  await expect(pager).toContainText('Page 4 of 4');
  await expect(page).toHaveURL(at('/live?pageNo=4'));
  const card = cards(page).and(page.locator('[aria-posinset="50"]'));
  await expect(card).toBeVisible();
  const link = card.getByRole('link');
  const name = await link.textContent();
  const placeOf = async () => Math.round((await card.boundingBox())?.y ?? 0);
  const place = await placeOf();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/game-screen-*.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await link.press('Enter');
  await expect(page).toHaveURL(/\/game\?/);
  // The address is that of the game while its page loads; the lobby stays until it is there.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Live casino lobby');
  held.resolve();
  await expect(title).not.toHaveText('Live casino lobby');
  await page.goBack();
  await expect(page).toHaveURL(at('/live?pageNo=4'));
  await expect(link).toBeFocused();
  await expect(link).toHaveText(name ?? '');
  await expect.poll(placeOf).toBe(place);
  // Another visitor with the same address begins at the same page.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(at('/live?pageNo=3'));
  await expect(pager).toContainText('Page 3 of 4');
  await expect(cards(page).and(page.locator('[aria-posinset="31"]'))).toBeInViewport();
});

test('[spec 2.10] [spec 2.11] the sports of one provider and a seamless lobby open in the frame, for a guest by way of the login', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto(at('/fbsports'));
  await expect(page.getByRole('heading', { level: 1, name: 'Fairbound Sports' })).toBeVisible();
  await expect(page.getByText('You are not logged in, please login')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await beMember(page, mayura, 'mira2026');
  const frame = page.locator('iframe');
  for (const path of ['/fbsports', '/seamless?gameType=LIVE&vassalage=PALM']) {
    await page.goto(at(path));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frame).toHaveAttribute('src', /.+/);
    await page.getByRole('button', { name: 'Close the game' }).first().click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  }
});

test('[spec 2.31] a launch object that means a vendor opens the popup of its games, and a game there leads to its rules', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto(at('/seamless'));
  const opener = page.getByRole('link', { name: 'Lumatide', exact: true });
  await opener.click();
  await expect(page).toHaveURL(at('/seamless'));
  const popup = page.getByRole('dialog', { name: 'Lumatide' });
  await expect(popup.getByRole('link')).toHaveCount(15);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goto(at('/game?isGame=VASSALAGE&gameType=RNG&vassalage=LUMA'));
  await popup.getByRole('searchbox').fill('lantern');
  await popup.getByRole('searchbox').press('Enter');
  const found = popup.getByRole('link');
  await expect(found.first()).toContainText(/lantern/i);
  await found.first().click();
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('without a connection a lobby shows the list as last received, and says when that was', {
  tag: '@more',
}, async ({ page, context }) => {
  await page.goto(at('/rng'));
  await expect(cards(page).first()).toBeVisible();
  const lobbies = page.getByRole('navigation', { name: 'Lobbies' });
  await context.setOffline(true);
  await lobbies.getByRole('link', { name: 'Fishing' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The games did not load');
  await lobbies.getByRole('link', { name: 'Slots' }).click();
  await expect(main.getByText(/^As of /)).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(15);
  await lobbies.getByRole('link', { name: 'Fishing' }).click();
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
  await expect(main.getByText(/^As of /)).toHaveCount(0);
});

test('[spec 2.71] [spec 4.29] a member finds their favourites and recent games', {
  tag: '@more',
}, async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at('/'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(at('/rng'));
  const lists = page.getByRole('navigation', { name: 'Lists of games' });
  await lists.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(at('/rng?list=fav'));
  await expect(lists.getByRole('link', { name: 'Favourites' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await partsCome(page);
  const marks = games(page).getByRole('button', { pressed: true });
  await expect(marks).not.toHaveCount(0);
  const before = await marks.count();
  await marks.first().click();
  await expect(marks).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marks).toHaveCount(before);

  const asked = askedOf(page, '/lgw/games/recent_list');
  await lists.getByRole('link', { name: 'Recent' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(Number(await cards(page).first().getAttribute('aria-setsize'))).toBeGreaterThan(15);
  }).toPass();
  expect(asked.slice(0, 2).map((query) => query.get('pageNo'))).toEqual(['1', '2']);
});

for (const path of ['/rng', '/pvp', '/seamless'] as const) {
  test(`nothing on ${path} moves as its lists arrive`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // LayoutShift is not in lib.dom
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.total += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at(path), { waitUntil: 'networkidle' });
    await expect(cards(page).first()).toBeAttached();
    const shift = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
