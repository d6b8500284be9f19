// Money around play whose answer is lost, or that is sent by a double press: moved once, and all books agree.
import type { FrameLocator } from '@playwright/test';
import {
  asked,
  giveVendorsWallets,
  heldAt,
  ledgerOf,
  passUntil,
  passUntilNextHour,
  told,
  units,
} from './fixtures/books.ts';
import { addHome, first, openFor } from './fixtures/matches.ts';
import { addCar, race, slip, tickets } from './fixtures/race.ts';
import { beMember, expect, mayura, type Page, test } from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

const { at } = mayura;
const username = 'tara2026';
const minute = 60_000;
const session = (page: Page) => page.getByRole('region', { name: 'Your session' });
const frame = (page: Page) => page.frameLocator('iframe');
const outcome = (game: FrameLocator) => game.getByRole('status');
const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

async function asMember(page: Page) {
  await beMember(page, mayura, username);
}

/**
 * The platform does what a call asks, but its first answers are lost.
 *
 * @returns the keys of all attempts so far
 */
async function loseAnswers(page: Page, call: string, count = 1): Promise<string[]> {
  const keys: string[] = [];
  await page.route(call, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > count) return route.continue();
    await answerTo(route);
    await route.abort('connectionreset');
  });
  return keys;
}

interface Moved {
  readonly reference: string;
  readonly wallet: string;
  readonly amount: string;
}
const records = async (page: Page) =>
  (await asked<{ list: Moved[] }>(page, '/wps/member/history/transactions?pageNo=1&pageSize=50'))
    .list;

/** Moves an amount to the wallet of the vendor whose game is open. */
async function move(page: Page, amount: string) {
  await session(page).getByRole('button', { name: 'Move money' }).click();
  await session(page).getByRole('textbox', { name: 'Another amount' }).fill(amount);
  await session(page).getByRole('button', { name: 'Move', exact: true }).click();
}

test('a transfer to a vendor’s wallet whose answer is lost is made once', async ({ page }) => {
  await asMember(page);
  await giveVendorsWallets(page);
  await page.goto(at('/game?gameType=RNG&gameCode=1001'));
  await start(page).click();
  const before = await heldAt(page, 'LUMA');
  const own = (await records(page)).length;
  const keys = await loseAnswers(page, '**/wps/relay/GCS_walletTransfer');
  await move(page, '12.34');
  await expect(session(page).getByText('The money is in the wallet of Lumatide.')).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  const after = await heldAt(page, 'LUMA');
  expect(after.there - before.there).toBe(123_400n);
  expect(before.main - after.main).toBe(123_400n);
  expect(after.sum).toBe(before.sum);
  const made = await records(page);
  // It is one movement, which each of both wallets has a line of.
  const [last] = made;
  expect(new Set(made.slice(0, made.length - own).map(({ reference }) => reference))).toEqual(
    new Set([last?.reference]),
  );
  const books = await ledgerOf(page, username, 'LUMA', last?.reference ?? '');
  expect([books.main, books.there]).toEqual([after.main, after.there]);
});

/** Opens the matches of a vendor, and puts the home side of one that is far enough away into the slip. */
async function slipOnMatch(page: Page, stake: string) {
  const event = first(await openFor(page, 4 * minute));
  const game = frame(page);
  await addHome(game, event);
  await game.getByRole('textbox', { name: `Stake on ${event.home}` }).fill(stake);
  await game.getByRole('combobox', { name: 'If a price changes' }).selectOption('any');
  return { game, event, place: game.getByRole('button', { name: 'Place the slip' }) };
}

interface Bet {
  readonly reference: string;
  readonly stake: string;
  readonly win: string;
  readonly status: string;
}
const matchBets = async (page: Page) =>
  (await asked<{ list: Bet[] }>(page, '/wps/sports/bets?pageNo=1&pageSize=20')).list;

test('a slip on a match is paid from its vendor’s wallet and settled into it, though its answer was lost', async ({
  page,
}) => {
  await asMember(page);
  await giveVendorsWallets(page);
  await page.goto(at('/game?gameType=SPORTS&vassalage=FB'));
  await start(page).click();
  await expect(outcome(frame(page))).toHaveText('Choose a price to add it to the slip.');
  const { game, event, place } = await slipOnMatch(page, '7.77');
  const before = await heldAt(page, 'FB');
  expect(before.there).toBe(0n);
  await place.click();
  // The wallet is empty: the way to move what is missing opens, and the slip is still there.
  await expect(session(page).getByText('No stake was taken')).toBeVisible();
  await session(page)
    .getByRole('button', { name: /₹7\.77, which is what is missing$/ })
    .click();
  await expect(session(page).getByText(/^The money is in the wallet of/)).toBeVisible();
  expect((await heldAt(page, 'FB')).there).toBe(77_700n);
  const keys = await loseAnswers(page, '**/wps/sports/bet');
  await place.click();
  await expect(outcome(game)).toHaveText(/^Placed\./);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  const staked = await heldAt(page, 'FB');
  expect(staked).toEqual({
    main: before.main - 77_700n,
    there: 0n,
    sum: before.sum - 77_700n,
  });
  await passUntil(page, event.startTime + 13 * minute);
  await expect(game.getByRole('heading', { name: 'Settled' })).toBeVisible({ timeout: 60_000 });
  const [bet, ...others] = await matchBets(page);
  if (!bet) throw new Error('expected the bet');
  expect(others.filter(({ stake }) => stake === '7.77')).toEqual([]);
  const back = bet.status === 'void' ? 77_700n : units(bet.win);
  const after = await heldAt(page, 'FB');
  expect(after).toEqual({ main: staked.main, there: back, sum: staked.sum + back });
  const books = await ledgerOf(page, username, 'FB', bet.reference);
  expect([books.main, books.there]).toEqual([after.main, after.there]);
  expect(new Set(books.postings.map(({ book }) => book))).toEqual(new Set(['vendor/FB']));
  expect(books.postings.reduce((sum, { size }) => sum + size, 0n)).toBe(back - 77_700n);
});

test('a double press on a slip of matches places it once', async ({ page }) => {
  await asMember(page);
  await page.goto(at('/game?gameType=SPORTS&vassalage=FB'));
  await start(page).click();
  await expect(outcome(frame(page))).toHaveText('Choose a price to add it to the slip.');
  const { game, place } = await slipOnMatch(page, '3.21');
  const before = await heldAt(page, 'FB');
  await place.dblclick();
  await expect(outcome(game)).toHaveText(/^Placed\./);
  expect((await matchBets(page)).filter(({ stake }) => stake === '3.21')).toHaveLength(1);
  expect((await heldAt(page, 'FB')).sum).toBe(before.sum - 32_100n);
});

/**
 * Puts one car on the slip of a race of ten that has just begun.
 *
 * @returns when that is, in milliseconds since 1970
 */
async function slipOnRace(page: Page, stake: string): Promise<number> {
  const begin = await passUntilNextHour(page);
  await page.goto(at(race));
  await addCar(page, '07');
  const amount = slip(page).getByRole('textbox', { name: /^Stake on/ });
  await amount.focus();
  await amount.fill(stake);
  return begin;
}

test('a double press on a slip of a lottery places it once', async ({ page }) => {
  await asMember(page);
  await slipOnRace(page, '4.56');
  const before = await heldAt(page, 'TCG_SEA');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/lottery/bet')) sent.push(request.url());
  });
  await slip(page).getByRole('button', { name: /^Bet / }).dblclick();
  await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect((await tickets(page)).map(({ stake }) => stake)).toEqual(['4.56']);
  expect((await heldAt(page, 'TCG_SEA')).sum).toBe(before.sum - 45_600n);
});

test('a slip of a lottery is paid from its vendor’s wallet and settled into it, missions count it, and the ledger agrees', async ({
  page,
}) => {
  await asMember(page);
  await giveVendorsWallets(page);
  const stake = 1_000_000n;
  const begin = await slipOnRace(page, '100');
  const vendor = 'TCG_SEA';
  const before = await heldAt(page, vendor);
  const mission = async (id: string) => {
    const { missions } = await asked<{
      missions: { missionId: string; progress: string; state: string; reward: string }[];
    }>(page, '/wps/mission/summary');
    const found = missions.find(({ missionId }) => missionId === id);
    if (!found) throw new Error(`expected the mission ${id}`);
    return found;
  };
  const played = units((await mission('daily-play')).progress);
  await slip(page)
    .getByRole('button', { name: /₹100\.00, which is what is missing$/ })
    .click();
  await expect(slip(page).getByText(/which holds ₹100\.00/)).toBeVisible();
  const keys = await loseAnswers(page, '**/wps/lottery/bet');
  await slip(page).getByRole('button', { name: /^Bet / }).click();
  await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  const staked = await heldAt(page, vendor);
  expect(staked).toEqual({ main: before.main - stake, there: 0n, sum: before.sum - stake });
  const { progress, state } = await mission('daily-play');
  expect(units(progress)).toBe(played + stake < stake ? played + stake : stake);
  expect(state).toBe('claimable');

  await passUntil(page, begin + 10 * minute);
  await page.reload();
  const [ticket] = await tickets(page);
  if (!ticket) throw new Error('expected the ticket');
  await expect.poll(async () => (await tickets(page))[0]?.status).not.toBe('open');
  const [settled] = await tickets(page);
  const win = units(settled?.win ?? '');
  const after = await heldAt(page, vendor);
  expect(after).toEqual({ main: staked.main, there: win, sum: staked.sum + win });
  const books = await ledgerOf(page, username, vendor, ticket.reference);
  expect([books.main, books.there]).toEqual([after.main, after.there]);
  // A stake earns points as well, which are no money.
  const money = books.postings.filter(({ book }) => book !== 'points');
  expect(new Set(money.map(({ book }) => book))).toEqual(new Set([`vendor/${vendor}`]));
  expect(money.reduce((sum, { size }) => sum + size, 0n)).toBe(win - stake);

  // The reward goes to the main wallet, once for each key and each period.
  const key = crypto.randomUUID();
  const claim = { missionId: 'daily-play' };
  const paid = await told<{ reference: string; amount: string }>(
    page,
    '/wps/mission/claim',
    claim,
    {
      key,
    },
  );
  expect(await told(page, '/wps/mission/claim', claim, { key })).toEqual(paid);
  await told(page, '/wps/mission/claim', claim);
  expect((await mission('daily-play')).state).toBe('claimed');
  const rewarded = await heldAt(page, vendor);
  expect(rewarded.sum - after.sum).toBe(units(paid.amount));
  expect(rewarded.there).toBe(after.there);
  const reward = await ledgerOf(page, username, vendor, paid.reference);
  expect(reward.main).toBe(rewarded.main);
  expect(reward.postings.reduce((sum, { size }) => sum + size, 0n)).toBe(units(paid.amount));
});
