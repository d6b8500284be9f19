// Halls, lottery lobby and games as unlucky and hostile visitors use them.
import { asked, held, passUntil, passUntilNextHour, units } from './fixtures/books.ts';
import { addCar, race, slip, tickets } from './fixtures/race.ts';
import { beMember, expect, expectMember, mayura, type Page, test } from './sign-in/sign-in-page.ts';

const { at } = mayura;
const slot = '/game?gameType=RNG&gameCode=1001';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem');
const draws = (page: Page) => page.getByRole('main').getByRole('article');
const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const oneRound = (page: Page) =>
  page.frameLocator('iframe').getByRole('button', { name: 'Play one round' });
const outcome = (page: Page) => page.frameLocator('iframe').getByRole('status');

async function asMember(page: Page) {
  await beMember(page, mayura, 'mira2026');
}

test('two tabs on one lottery place two slips, and each shows what the other has placed', async ({
  page,
  context,
}) => {
  await asMember(page);
  await passUntilNextHour(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(at(race));
    await expectMember(tab);
    await addCar(tab, tab === page ? '03' : '05');
  }
  const before = await held(page);
  await Promise.all(
    [page, other].map((tab) => slip(tab).getByRole('button', { name: /^Bet / }).click()),
  );
  for (const tab of [page, other]) {
    await expect(slip(tab).getByText(/^Your bet is placed/)).toBeVisible();
  }
  const placed = await tickets(page);
  expect(placed).toHaveLength(2);
  const staked = placed.reduce((sum, { stake }) => sum + units(stake), 0n);
  expect(await held(page)).toBe(before - staked);
  const bets = page.getByRole('region', { name: 'Your bets on this lottery' });
  await page.reload();
  await expect(bets.getByRole('listitem').filter({ hasText: 'Waiting for the draw' })).toHaveCount(
    2,
  );
});

test('a game that is open in one tab is offered in the other, and never twice', async ({
  page,
  context,
}) => {
  await asMember(page);
  await page.goto(at(slot));
  await start(page).click();
  await expect(oneRound(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto(at('/game?gameType=RNG&gameCode=1002'));
  await expectMember(other);
  await start(other).click();
  await expect(other.getByText('Lotus Dragon is still open')).toBeVisible();
  await other.getByRole('button', { name: 'Close it and open this one' }).click();
  await expect(oneRound(other)).toBeEnabled();
  const before = await held(page);
  // The first tab's game is closed at the platform: its next round stakes nothing, and says so.
  await oneRound(page).click();
  await expect(outcome(page)).toContainText(/not open|No stake|Launch it again/i);
  expect(await held(page)).toBe(before);
});

test('a slip that is sent offline is kept, asked for again when the line is back, and placed once', async ({
  page,
  context,
}) => {
  await asMember(page);
  await passUntilNextHour(page);
  await page.goto(at(race));
  await addCar(page, '07');
  await addCar(page, '08');
  const before = await held(page);
  await context.setOffline(true);
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText('No answer yet')).toBeVisible({ timeout: 60_000 });
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  await context.setOffline(false);
  await slip(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
  const [ticket, ...others] = await tickets(page);
  expect(others).toEqual([]);
  expect(await held(page)).toBe(before - units(ticket?.stake ?? ''));
});

test('a draw that closes while its slip is on the way stakes nothing, and the slip waits for the next one', async ({
  page,
}) => {
  await asMember(page);
  await passUntilNextHour(page);
  await page.goto(at(race));
  await addCar(page, '02');
  const before = await held(page);
  const { drawTime } = await asked<{ drawTime: number }>(page, '/lgw/lottery/rules?gameId=PK10');
  await page.route(
    '**/wps/lottery/bet',
    async (route) => {
      await passUntil(page, drawTime - 1_000);
      await route.continue();
    },
    { times: 1 },
  );
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText(/^That draw is closed, and nothing was staked/)).toBeVisible();
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);
  expect(await held(page)).toBe(before);
  expect(await tickets(page)).toEqual([]);
});

test('a reload in the middle of choosing keeps the slip, the list and the place', async ({
  page,
}) => {
  await page.goto(at(race));
  await addCar(page, '04');
  const stake = slip(page).getByRole('textbox', { name: /^Stake on/ });
  await stake.focus();
  await stake.fill('12.5');
  await page.reload();
  await expect(slip(page).getByRole('textbox', { name: /^Stake on/ })).toHaveValue(/^12\.5/);
  await page.goto(at('/lottery?tag=VN_NORTH&day=5'));
  await expect(draws(page)).toHaveCount(1);
  await page.reload();
  await expect(draws(page)).toHaveCount(1);
});

test('back and forward through halls, lobby and a game lead where they were, as often as they are pressed', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const places = [
    [at('/rng'), 'Slots lobby'],
    [at('/fish'), 'Fishing lobby'],
    [at('/lottery'), 'Lotteries'],
    [at(slot), 'Lotus Dragon'],
  ] as const;
  // The first of them are entered before the script has come: a visitor who goes back after a reload does the same.
  await page.goto(places[0][0]);
  for (const [address] of places.slice(1)) {
    await expect(heading).toBeVisible();
    await page.evaluate((url) => window.history.pushState({}, '', url), address);
    await expect(page).toHaveURL(address);
  }
  for (let round = 0; round < 2; round += 1) {
    for (const [address, name] of [...places].reverse().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(heading).toHaveText(name);
    }
    for (const [address, name] of places.slice(1)) {
      await page.goForward();
      await expect(heading).toHaveText(name);
      await expect(page).toHaveURL(address);
    }
  }
  // Pressed faster than pages come.
  await page.evaluate(async () => {
    for (const step of [-1, 1, -1]) {
      window.history.go(step);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  // Where they end is the browser's affair: it may leave one out. The page is the one of the address.
  await expect(async () => {
    const [, name] = places.find(([address]) => address === page.url()) ?? [];
    expect(await heading.textContent()).toBe(name);
  }).toPass();
});

const nonsense = [
  '/rng?page=%00&vassalage=../../etc&list=<script>&pageNo=-7&minBet=NaN&classify=%F0%9F%92%A5',
  `/rng?name=${'x'.repeat(3_000)}`,
  '/rng?pageNo=99999999999999999999&vassalage=LUMA&vassalage=KITE',
  '/pvp?pageNo=1e9&name=[object Object]',
  '/seamless?gameType=&vassalage=%2F%2Fevil.example',
  '/lottery?gameCode=__proto__&vendor=constructor&playType=toString',
  '/lottery?tag=<img src=x onerror=alert(1)>&day=8&list=none,hot&name=%25%25',
  '/lottery?vendor[]=ELOTT&day=NaN',
  '/vnlottery?tag=nowhere&day=-1',
  '/game?gameType=RNG&gameCode=-1',
  '/game?gameType=%3Cb%3E&vassalage=javascript:alert(1)',
  '/game?isGame=VASSALAGE&gameType=RNG&vassalage=NOBODY',
  '/game?gameType=LOTT&gameCode=../../../help',
];

test('an address full of nonsense has a page that can be used', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => {
    errors.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const address of nonsense)
    await test.step(address, async () => {
      await page.goto(at(address));
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(
        page.getByRole('main').or(page.getByRole('dialog')).getByText(/\S/).first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      // Nothing waits for ever, and nothing is wider than the window.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    });
});

test('a whole page that is pasted into a search makes an address that can be loaded, and a question that is answered', async ({
  page,
}) => {
  const pasted = 'lantern '.repeat(3_000);
  const paste = async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await page.keyboard.press('ControlOrMeta+v');
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('/rng'));
  await page.getByRole('searchbox').focus();
  await paste();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=lantern/);
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').focus();
  await paste();
  await expect(dialog.getByRole('option', { name: /^Lantern Garden/ })).toBeVisible();
});

test('where the browser blocks all storage, halls, lobby, search and a slip still work', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(at('/rng'));
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('searchbox').fill('lantern');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/name=lantern/);
  await page.goto(at(race));
  await addCar(page, '03');
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('moonlit reef');
  await dialog.getByRole('option').filter({ hasText: 'Moonlit Reef' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moonlit Reef' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a hall of 10,000 games on a slow machine is scrolled to its end, with few elements in the page', async ({
  page,
}) => {
  test.slow();
  const total = 10_000;
  await page.route('**/lgw/games/list?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [no, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    const games = Array.from({ length: size }, (_, place) => {
      const number = (no - 1) * size + place + 1;
      return {
        nodeId: number,
        vassalage: 'LUMA',
        vendorName: 'Lumatide',
        gameType: 'RNG',
        gameClassify: 'SC',
        name: `Game number ${number}`,
        language: 'EN',
        minBet: '0.10',
        rtp: 95,
        lines: 10,
        isJackpot: false,
      };
    }).filter(({ nodeId }) => nodeId <= total);
    await route.fulfill({
      json: {
        success: true,
        value: { games, totalPages: Math.ceil(total / size), total, serverTime: Date.now() },
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/rng'));
  await expect(cards(page).first()).toContainText('Game number 1');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const pager = page.getByRole('navigation', { name: 'Pages of games' });
  await pager.getByRole('button', { name: 'Last page' }).click();
  await expect(pager).toContainText(/Page \d+ of 667/);
  await expect(cards(page).filter({ hasText: 'Game number 10000' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2_000);
});
