import {
  expect,
  expectMember,
  logIn,
  logOut,
  mayura,
  type Page,
  test,
} from './sign-in/sign-in-page.ts';

const { at } = mayura;

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => search(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => search(page).getByRole('option');

/** The page hears keys when what comes after it has come. */
async function openByKey(page: Page, key: string) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
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
  let first = true;
  await page.route('**/lgw/games/list?*', async (route) => {
    // The first answer is slower than all that follow.
    if (first) {
      first = false;
      await new Promise((done) => setTimeout(done, 2_000));
    }
    await route.continue().catch(() => undefined);
  });
  await page.goto(at('/help'));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('lantern');
  await page.waitForTimeout(600);
  await field(page).fill('moonlit reef');
  await expect(options(page).filter({ hasText: 'Moonlit Reef' })).toHaveCount(1);
  await page.waitForTimeout(2_000);
  await expect(options(page)).toHaveCount(1);
});

test('the searches of a member leave with the session', async ({ page }) => {
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('moonlit reef');
  await options(page).filter({ hasText: 'Moonlit Reef' }).click();
  await expect(page).toHaveURL(/\/game\?/);
  const kept = () => page.evaluate(() => localStorage.getItem('memberSearches'));
  expect(await kept()).toContain('moonlit reef');
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
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
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
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
  const bets = page.getByRole('dialog', { name: 'Open bets' });
  const open = page.getByRole('banner').getByRole('button', { name: 'Open bets' });
  await open.click();
  await expect(bets.getByText('No open bets')).toBeVisible();
  await bets.getByRole('button', { name: 'Close open bets' }).click();
  await page.goto(at('/lottery?gameCode=VN_NORTH_HA_NOI'));
  await page.getByRole('option', { name: '13' }).click();
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
  const games = page.getByRole('banner').getByRole('link', { name: 'Games' });
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
  await page.reload();
  await expect(async () => {
    await page.mouse.move(0, 300);
    await page.mouse.move(0, 310);
    expect(asked.some((path) => /conveniences/.test(path))).toBe(true);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 400);
  await games.hover();
  await page.waitForTimeout(500);
  expect(lobby()).toBe(false);
});
