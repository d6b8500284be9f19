import type { Locator } from '@playwright/test';
import {
  asked,
  giveVendorsWallets,
  heldAt,
  ledgerOf,
  passUntilNextHour,
  told,
  units,
} from './fixtures/books.ts';
import { addCar, race } from './fixtures/race.ts';
import {
  beMember,
  type EnglishSite,
  expect,
  mayura,
  onEverySite,
  type Page,
  test,
} from './sign-in/sign-in-page.ts';

/** A slot of the first provider, whose code is LUMA. */
const slot = '/game?gameType=RNG&gameCode=1001';
const vendor = 'LUMA';
const username = 'tara2026';

const frame = (page: Page) => page.frameLocator('iframe');
const session = (page: Page) => page.getByRole('region', { name: 'Your session' });

const held = (page: Page) => heldAt(page, vendor);

onEverySite((site: EnglishSite) => {
  test('[spec B2.04] [spec 7.20] [spec 7.35] a stake that the vendor’s wallet cannot pay is moved there with one press, and wallets, records and ledger agree', async ({
    page,
  }) => {
    await beMember(page, site, username);
    await giveVendorsWallets(page);
    const before = await held(page);
    expect(before.there).toBe(0n);
    await page.goto(site.at(slot));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const play = frame(page).getByRole('button', { name: 'Play one round' });
    await expect(play).toBeEnabled();
    await play.click();
    await expect(session(page).getByText('No stake was taken')).toBeVisible();
    expect(await held(page)).toEqual(before);

    // The game is still there, and not covered.
    await expect(play).toBeEnabled();
    await session(page)
      .getByRole('button', { name: /which is what is missing$/ })
      .click();
    await expect(session(page).getByText('The money is in the wallet of Lumatide.')).toBeVisible();
    const moved = await held(page);
    expect(moved.there).toBeGreaterThan(0n);
    expect(moved.main).toBe(before.main - moved.there);
    expect(moved.sum).toBe(before.sum);

    const ended = page.waitForResponse('**/wps/game/round/end');
    await play.click();
    const { round } = (await (await ended).json()).value as {
      round: { reference: string; stake: string; win: string };
    };
    const [stake, win] = [units(round.stake), units(round.win)];
    expect(stake).toBe(moved.there);
    const after = await held(page);
    expect(after).toEqual({
      main: moved.main,
      there: moved.there - stake + win,
      sum: moved.sum - stake + win,
    });

    const bets = await asked<{ list: { reference: string; stake: string; win: string }[] }>(
      page,
      '/wps/member/history/bets?pageNo=1&pageSize=20',
    );
    const bet = bets.list.find(({ reference }) => reference === round.reference);
    expect([units(bet?.stake ?? ''), units(bet?.win ?? '')]).toEqual([stake, win]);
    const records = await asked<{ list: { reference: string; wallet: string; amount: string }[] }>(
      page,
      '/wps/member/history/transactions?pageNo=1&pageSize=20',
    );
    const own = records.list.filter(({ reference }) => reference === round.reference);
    expect(new Set(own.map(({ wallet }) => wallet))).toEqual(new Set([vendor]));
    expect(own.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(win - stake);

    const books = await ledgerOf(page, username, vendor, round.reference);
    expect([books.main, books.there]).toEqual([after.main, after.there]);
    expect(books.postings).toContainEqual({
      book: `vendor/${vendor}`,
      kind: 'stake',
      size: -stake,
    });
    expect(books.postings.reduce((sum, { size }) => sum + size, 0n)).toBe(win - stake);
  });
});

test('limits and help open below the session bar while the game stays, and a limit that is set there holds at once', async ({
  page,
}) => {
  await beMember(page, mayura, username);
  await page.goto(mayura.at(slot));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const play = frame(page).getByRole('button', { name: 'Play one round' });
  await expect(play).toBeEnabled();
  await session(page).getByRole('button', { name: 'Help' }).click();
  await expect(session(page).getByRole('table', { name: 'Prize table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(session(page).getByRole('table')).toHaveCount(0);

  await session(page).getByRole('button', { name: 'Limits' }).click();
  await session(page).getByRole('textbox', { name: 'At most' }).fill('0.01');
  await session(page).getByRole('button', { name: 'Set limit' }).click();
  await expect(session(page).getByText('The limit is set, and holds now.')).toBeVisible();
  await expect(session(page).getByRole('progressbar')).toHaveCount(1);
  await session(page).getByRole('textbox', { name: 'At most' }).fill('5');
  await session(page).getByRole('button', { name: 'Set limit' }).click();
  await expect(session(page).getByText(/^Enter less than .*0\.01/)).toBeVisible();
  await session(page).getByRole('button', { name: 'Limits' }).click();
  const before = await held(page);
  await play.click();
  const why = session(page).getByRole('alert');
  await expect(why).toHaveText('No stake was taken: a limit that you set yourself is reached.');
  await expect(session(page).getByText(/left of/)).toBeVisible();
  await expect(session(page).getByText('this stake alone is more than the limit')).toBeVisible();
  expect(await held(page)).toEqual(before);
});

test('[spec B2.14] a limit that holds a stake back says which one it is, what is left, and when it counts again, and offers no higher one', async ({
  page,
}) => {
  await beMember(page, mayura, username);
  await passUntilNextHour(page);
  await page.goto(mayura.at(race));
  const slip = page.getByRole('region', { name: 'Your slip' });
  const add = async (car: string) => {
    await addCar(page, car);
    const amount = slip.getByRole('textbox', { name: /^Stake on/ });
    await amount.focus();
    await amount.fill('4');
    await slip.getByRole('button', { name: /^Bet / }).click();
  };
  await told(
    page,
    '/wps/member/protection/limit',
    { kind: 'loss', period: 'day', amount: '5' },
    { method: 'PUT' },
  );
  await add('07');
  await expect(slip.getByText(/^Your bet is placed/)).toBeVisible();
  const before = await held(page);

  /** What explains the limit, wherever it holds. */
  const explains = async (place: Locator) => {
    await expect(place.getByRole('progressbar', { name: 'Losses in 24 hours' })).toBeVisible();
    await expect(place.getByText(/^₹1\.00 left of ₹5\.00$/)).toBeVisible();
    await expect(place.getByText(/^Some of it counts no longer from .*\d:\d\d/)).toBeVisible();
    for (const name of [/limit/i, /raise/i, /higher/i]) {
      await expect(place.getByRole('button', { name, disabled: false })).toHaveCount(0);
      await expect(place.getByRole('link', { name })).toHaveCount(0);
    }
  };
  await add('05');
  await expect(slip.getByText('A limit that you set yourself is reached.')).toBeVisible();
  await explains(slip);
  // What was chosen is still there.
  await expect(slip.getByText('01 · 05', { exact: true })).toBeVisible();
  expect(await held(page)).toEqual(before);

  await told(
    page,
    '/wps/member/protection/limit',
    { kind: 'loss', period: 'day', amount: '4.01' },
    { method: 'PUT' },
  );
  await page.goto(mayura.at(slot));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await frame(page).getByRole('button', { name: 'Play one round' }).click();
  const why = session(page).getByRole('region', { name: 'Your limits' });
  await expect(why.getByRole('alert')).toHaveText(/^No stake was taken: a limit/);
  await expect(why.getByText(/^₹0\.01 left of ₹4\.01$/)).toBeVisible();
  await expect(why.getByText(/^Some of it counts no longer from/)).toBeVisible();
  await expect(why.getByRole('button')).toHaveCount(0);
  expect(await held(page)).toEqual(before);
});

test('[spec B2.04] a balance that is hidden stays hidden over a game, and after another page load', async ({
  page,
}) => {
  await beMember(page, mayura, username);
  await page.goto(mayura.at(slot));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const balance = session(page).getByRole('group', { name: 'Balance' });
  await expect(balance).toContainText('2,500.50');
  await balance.getByRole('button').click();
  await expect(balance).toContainText('*****');
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(balance).toContainText('*****');
  await expect(balance).not.toContainText('2,500');
});

test('[spec 9.10] a launch of a lottery leads to its slip', async ({ page }) => {
  await page.goto(
    mayura.at('/game?gameType=LOTT&vendor=TCG_SEA&gameCode=PK10&defaultPlayType=PLACE'),
  );
  await expect(page).toHaveURL(/\/lottery\?.*gameCode=PK10/);
  await expect(page).toHaveURL(/playType=PLACE/);
  await expect(page.getByRole('region', { name: 'Your slip' })).toBeVisible();
  await page.goto(mayura.at('/game?gameType=LOTT&vassalage=TCG_LOTTO_VN'));
  await expect(page).toHaveURL(/\/lottery\?vendor=TCG_LOTTO_VN/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
