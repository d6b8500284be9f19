import { asked, passUntilNextHour } from './fixtures/books.ts';
import { addHome, first, openFor } from './fixtures/matches.ts';
import { pageComes, partsCome } from './fixtures/parts-come.ts';
import { beMember, expect, logOut, mayura, type Page, test } from './sign-in/sign-in-page.ts';

const { at } = mayura;

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => search(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => search(page).getByRole('option');

/** The page hears keys when what comes after it has come. A key is pressed again only when it was not heard: the open field would take it as text. */
async function openByKey(page: Page, key: string) {
  await expect(async () => {
    if ((await search(page).count()) === 0) await page.keyboard.press(key);
    await expect(field(page)).toBeFocused({ timeout: 10_000 });
  }).toPass();
}

test('the search finds a game by keyboard alone, and opens it', async ({ page }) => {
  await page.goto(at('/help'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openByKey(page, '/');
  await page.keyboard.type('moonlit reef');
  await expect(options(page).filter({ hasText: 'Moonlit Reef' })).toHaveCount(1);
  await expect(search(page).getByRole('status')).toHaveText('1 result');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\?gameType=FISH/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moonlit Reef' })).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  // What led somewhere is offered again.
  await openByKey(page, 'Control+k');
  await options(page).filter({ hasText: 'moonlit reef' }).first().click();
  await expect(field(page)).toHaveValue('moonlit reef');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
});

test('the search opens by no key that is typed, and finds lotteries without tone marks and articles by their words', async ({
  page,
}) => {
  await page.goto(at('/rng'));
  const typed = page.getByRole('search').getByRole('searchbox');
  await typed.fill('a');
  await typed.press('/');
  await expect(typed).toHaveValue('a/');
  await typed.press('Control+k');
  await expect(search(page)).toHaveCount(0);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  await button.click();
  await field(page).fill('da nang');
  await expect(options(page).filter({ hasText: 'Đà Nẵng' })).toHaveAttribute(
    'href',
    /^\/lottery\?gameCode=VN_CENTRAL/,
  );
  await field(page).fill('terms of use');
  await expect(options(page).filter({ hasText: 'Terms of use' })).toHaveAttribute(
    'href',
    '/help#term',
  );
});

test('an answer that comes late never takes the place of a later one', async ({ page }) => {
  const { promise: later, resolve: letFirstCome } = Promise.withResolvers<void>();
  let first = true;
  await page.route('**/lgw/games/list?*', async (route) => {
    if (!first) return route.continue();
    first = false;
    await later;
    await route.continue().catch(() => undefined);
  });
  await page.goto(at('/help'));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const asked = page.waitForRequest('**/lgw/games/list?*gameName=lantern*');
  await field(page).fill('lantern');
  // Its answer comes, or its request is given up, only after the next one was answered.
  const over = asked.then((request) =>
    Promise.race([
      page.waitForEvent('requestfinished', (each) => each === request),
      page.waitForEvent('requestfailed', (each) => each === request),
    ]),
  );
  await asked;
  await field(page).fill('moonlit reef');
  await expect(options(page).filter({ hasText: 'Moonlit Reef' })).toHaveCount(1);
  letFirstCome();
  await over;
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText('Moonlit Reef');
});

test('the searches of a member leave with the session', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('moonlit reef');
  await options(page).filter({ hasText: 'Moonlit Reef' }).click();
  await expect(page).toHaveURL(/\/game\?/);
  const kept = () => page.evaluate(() => localStorage.getItem('memberSearches'));
  expect(await kept()).toContain('moonlit reef');
  await pageComes(page);
  await logOut(page);
  await expect.poll(kept).toBeNull();
});

test('[spec 2.30] [spec 6.01] the right bar leads guests to the login, and shows members the game that they played', async ({
  page,
}) => {
  await page.goto(at('/'));
  const bar = page.getByRole('complementary').getByRole('region', { name: 'Recent games' });
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.getByText('Log in to see the games that you opened last.')).toBeVisible();
  await bar.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(at('/login'));
  await beMember(page, mayura, 'mira2026');
  await page.goto(at('/game?gameType=RNG&gameCode=1001'));
  const name = 'Lotus Dragon';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Play one round' })).toBeEnabled();
  await page.goto(at('/'));
  const row = page.getByRole('region', { name: 'Continue where you left off' });
  await expect(row.getByRole('link').first()).toHaveText(name);
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link').first()).toHaveText(name);
  await bar.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a slip is among the open bets from every page, and leads back to its lottery', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at('/'));
  const bets = page.getByRole('dialog', { name: 'Open bets' });
  const open = page.getByRole('banner').getByRole('button', { name: 'Open bets' });
  await open.click();
  await expect(bets.getByText('No open bets')).toBeVisible();
  await bets.getByRole('button', { name: 'Close open bets' }).click();
  // No draw of the station is closed meanwhile.
  await passUntilNextHour(page);
  await page.goto(at('/lottery?gameCode=VN_NORTH_HA_NOI'));
  await page.getByRole('option', { name: '13' }).click();
  await partsCome(page);
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page
    .getByRole('region', { name: 'Your slip' })
    .getByRole('button', { name: /^Bet / })
    .click();
  await expect(page.getByText(/^Your bet is placed/)).toBeVisible();
  await page.goto(at('/help'));
  await open.click();
  await expect(bets.getByText('1 line')).toBeVisible();
  await expect(bets.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/);
  await bets.getByRole('link').click();
  await expect(page).toHaveURL(at('/lottery?gameCode=VN_NORTH_HA_NOI'));
  await expect(bets).toHaveCount(0);
});

test('a page loads ahead when its link is pointed at, and never where data is saved', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lobby = () => asked.some((path) => /hall-screen/.test(path));
  await page.goto(at('/help'));
  const games = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' });
  await expect(async () => {
    await page.mouse.move(0, 400);
    await games.hover();
    await expect.poll(lobby, { timeout: 2_000 }).toBe(true);
  }).toPass();
  await expect(page).toHaveURL(at('/help'));

  asked.length = 0;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await page.reload();
  await expect(async () => {
    await page.mouse.move(0, 300);
    await page.mouse.move(0, 310);
    expect(asked.some((path) => /conveniences/.test(path))).toBe(true);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 400);
  await games.hover();
  // Longer than a pointer has to rest; a request that is made after that tells that all before it are known.
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/wps/system/status'));
  expect(lobby()).toBe(false);
});

test('a slip on a match is among the open bets with its price and possible return, and leads back to the matches', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(at('/game?gameType=SPORTS&vassalage=FB'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const game = page.frameLocator('iframe');
  // A match that is about to start takes no bets by the time the slip is filled in.
  const event = first(await openFor(page, 4 * 60_000));
  await addHome(game, event);
  await game.getByRole('textbox', { name: /^Stake on/ }).fill('4');
  await game.getByRole('combobox', { name: 'If a price changes' }).selectOption('any');
  await game.getByRole('button', { name: 'Place the slip' }).click();
  await expect(game.getByRole('status')).toHaveText(/^Placed\./);
  const { list } = await asked<{
    list: { home: string; away: string; price: string; reference: string }[];
  }>(page, '/wps/sports/bets?settled=false&pageNo=1&pageSize=5');
  const [bet] = list;
  if (!bet) throw new Error('expected the bet');
  expect(bet).toMatchObject({ home: event.home, away: event.away });
  await page.goto(at('/help'));
  await page.getByRole('banner').getByRole('button', { name: 'Open bets' }).click();
  const bets = page.getByRole('dialog', { name: 'Open bets' });
  const own = bets.getByRole('listitem').filter({ hasText: `Reference ${bet.reference}` });
  await expect(own).toContainText(`${bet.home} – ${bet.away}`);
  await expect(own).toContainText('Winner');
  await expect(own).toContainText(`Price ${bet.price}`);
  await expect(own).toContainText('Stake ₹4.00');
  const pays = (Math.round(Number(bet.price) * 100) * 4) / 100;
  await expect(own).toContainText(`Possible return ₹${pays.toFixed(2)}`);
  await expect(own).toContainText(/Starts .*\d:\d\d/);
  await own.getByRole('link').click();
  await expect(page).toHaveURL(at('/game?gameType=SPORTS&vassalage=FB'));
  await expect(bets).toHaveCount(0);
});

/** How visible the content is in each frame from now on, until `stop`. */
const watchFade = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const content = document.getElementById('content');
      if (content) seen.push(Number(getComputedStyle(content).opacity));
      requestAnimationFrame(look);
    };
    look();
  });
const fades = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: number[] }).seen.filter((each) => each < 1));

for (const [who, less] of [
  ['the device', { device: true }],
  ['the member', { device: false }],
] as const) {
  test(`a page fades in after another one, but not the first, and not where ${who} asks for less motion`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const follow = async (name: string) => {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(heading).toBeFocused();
    };
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.addEventListener('animationstart', ({ animationName }) => {
          if (animationName === 'enter') document.documentElement.dataset['faded'] = 'yes';
        });
      });
    });
    const faded = () => page.evaluate(() => document.documentElement.dataset['faded']);
    await page.goto(at('/help'));
    await expect(heading).toBeVisible();
    // What makes a page fade comes with the first thing that the visitor does, and has run when it asks for the worker's code.
    await expect(async () => {
      await page.mouse.move(0, 300);
      await page.mouse.move(0, 310);
      expect(
        await page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /install-worker/.test(name)),
        ),
      ).toBe(true);
    }).toPass();
    expect(await faded()).toBeUndefined();
    await watchFade(page);
    await follow('Slots');
    await expect.poll(faded).toBe('yes');
    await expect.poll(async () => (await fades(page)).length).toBeGreaterThan(0);
    await expect(page.locator('#content')).toHaveCSS('opacity', '1');

    await page.evaluate((device) => {
      delete document.documentElement.dataset['faded'];
      if (!device) document.documentElement.dataset['motion'] = 'less';
      (window as unknown as { seen: number[] }).seen.length = 0;
    }, less.device);
    if (less.device) await page.emulateMedia({ reducedMotion: 'reduce' });
    await follow('Home');
    expect(await faded()).toBeUndefined();
    expect(await fades(page)).toEqual([]);
  });
}
