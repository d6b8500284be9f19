import type { FrameLocator } from '@playwright/test';
import { asked, passUntil, setClock } from './fixtures/books.ts';
import { addHome, first, listedMatches, type Match, openFor } from './fixtures/matches.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { beMember, mayura } from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });

const minute = 60_000;

interface Settled {
  readonly reference: string;
  readonly status: string;
  readonly stake: string;
  readonly win: string;
  readonly price: string;
  readonly score?: { readonly home: number; readonly away: number };
  readonly eventStatus: string;
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const held = async (page: Page) =>
  cents((await asked<{ sumBalance: string }>(page, '/wps/v2/wallets/balance')).sumBalance);

const homePrice = (event: Match | undefined) => event?.markets[0]?.selections[0]?.price ?? '';
const outcome = (game: FrameLocator) => game.getByRole('status');
const place = (game: FrameLocator) => game.getByRole('button', { name: 'Place the slip' });

async function openMatches(page: Page): Promise<FrameLocator> {
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at('/game?gameType=SPORTS&vassalage=FB'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const game = page.frameLocator('iframe');
  await expect(outcome(game)).toHaveText('Choose a price to add it to the slip.');
  return game;
}

/** Puts the home side of a match into the slip, with a stake. */
async function stakeOnHome(game: FrameLocator, event: Match, stake: string) {
  await addHome(game, event);
  await game.getByRole('button', { name: /^Slip/ }).click();
  await game.getByRole('textbox', { name: `Stake on ${event.home}` }).fill(stake);
}

/** What a stake on the home side returns, in cents, by the rules that the page shows. */
function returned({ stake, price, score, eventStatus }: Settled, isDeadHeatSport: boolean): bigint {
  if (eventStatus === 'postponed' || !score) return 0n;
  const halves =
    score.home > score.away ? 2n : score.home === score.away && isDeadHeatSport ? 1n : 0n;
  const twice = cents(stake) * cents(price) * halves;
  const [whole, rest] = [twice / 200n, twice % 200n];
  return rest > 100n || (rest === 100n && whole % 2n === 1n) ? whole + 1n : whole;
}

test('[spec B2.28] a slip whose price moves is asked about, confirmed, placed and settled, and record and balance agree', async ({
  page,
}) => {
  // The page learns nothing of what the price does next, until it has sent the slip.
  let isHeld = true;
  let old = '';
  await page.route(
    (url) => url.pathname === '/lgw/sports/events' && !url.searchParams.has('probe'),
    async (route) => {
      if (!isHeld) return route.continue();
      old ||= await (await answerTo(route)).text();
      return route.fulfill({ contentType: 'application/json', body: old });
    },
  );
  const game = await openMatches(page);
  // A price moves by a quarter of a per cent: a long one is another one to the hundredth soon.
  const { eventId } = first(
    (await openFor(page, 8 * minute)).sort((a, b) => Number(homePrice(b)) - Number(homePrice(a))),
  );
  const shown: { value: { events: Match[] } } = JSON.parse(old);
  const event = first(shown.value.events.filter((each) => each.eventId === eventId));
  const seen = homePrice(event);
  await stakeOnHome(game, event, '7.77');
  await expect(game.getByRole('combobox', { name: 'If a price changes' })).toHaveValue('none');
  await expect(place(game)).toBeEnabled();

  let offset = 0;
  let now = seen;
  while (now === seen && offset < 6 * minute) {
    offset += 20_000;
    await setClock(page, offset);
    now = homePrice(
      (await listedMatches(page)).events.find(({ eventId }) => eventId === event.eventId),
    );
  }
  expect(now).not.toBe(seen);
  const keys: (string | undefined)[] = [];
  let sent = '';
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/sports/bet')) {
      isHeld = false;
      keys.push(request.headers()['idempotency-key']);
      sent = request.postDataJSON().bets[0].price;
    }
  });
  const before = await held(page);
  await place(game).click();
  await expect(outcome(game)).toHaveText(/^Prices have changed\. Nothing was staked\./);
  expect(await held(page)).toBe(before);
  await expect(place(game)).toBeDisabled();
  const confirm = game.getByRole('button', { name: /^Confirm [\d.]+ for / });
  await expect(confirm).toBeVisible();
  // On a slow machine the price may move once more: then that one is asked about as well.
  await expect(async () => {
    if (await confirm.isVisible()) {
      now = /[\d.]+/.exec((await confirm.textContent()) ?? '')?.[0] ?? '';
      const sign = Number(now) > Number(seen) ? /▲ Price now/ : /▼ Price now/;
      await expect(game.getByText(sign)).toBeVisible({ timeout: 1000 });
      // A price that has only just changed is not confirmed by a press that was meant for another: it is pressed until it is taken.
      await expect(async () => {
        await confirm.click({ timeout: 1000 });
        await expect(confirm).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 5000 });
      await place(game).click({ timeout: 2000 });
    }
    await expect(outcome(game)).toHaveText(/^Placed\. Total stake ₹7\.77/, { timeout: 4000 });
  }).toPass();
  expect(new Set(keys).size, 'what is confirmed is another slip').toBeGreaterThan(1);
  expect(await held(page)).toBe(before - 777n);
  await page.unrouteAll();

  await passUntil(page, event.startTime + 13 * minute);
  const tickets = game.getByRole('region', { name: 'My bets' });
  await expect(tickets.getByRole('heading', { name: 'Settled' })).toBeVisible({ timeout: 60_000 });
  const { list } = await asked<{ list: Settled[] }>(page, '/wps/sports/bets?pageNo=1&pageSize=5');
  const [bet] = list;
  if (!bet) throw new Error('expected the bet');
  // As it was confirmed: it may have moved once more between the look at the button and its press.
  expect(bet).toMatchObject({ stake: '7.77', price: sent });
  expect(cents(bet.win)).toBe(returned(bet, event.eventId.startsWith('CRICKET')));
  const kept = bet.status === 'void' ? 777n : cents(bet.win);
  expect(await held(page)).toBe(before - 777n + kept);
  const record = await asked<{ list: { reference: string; status: string }[] }>(
    page,
    '/wps/member/history/bets?pageNo=1&pageSize=5',
  );
  expect(record.list.find(({ reference }) => reference === bet.reference)).toMatchObject({
    status: bet.status,
  });
  await expect(tickets.getByText(`Reference ${bet.reference}`)).toBeVisible();
});

test('a slip whose answer is lost is placed once', async ({ page }) => {
  const game = await openMatches(page);
  const event = first(await openFor(page, 4 * minute));
  await stakeOnHome(game, event, '5');
  await game.getByRole('combobox', { name: 'If a price changes' }).selectOption('any');
  const before = await held(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/wps/sports/bet', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await place(game).click();
  await expect(outcome(game)).toHaveText(/^Placed\./);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await held(page)).toBe(before - 500n);
});

test('odds are written as the member chose, with a minus that is spoken, also on the next visit', async ({
  page,
}) => {
  const game = await openMatches(page);
  await game.getByRole('button', { name: /^Slip/ }).click();
  const format = game.getByRole('combobox', { name: 'Odds format' });
  await expect(format).toHaveValue('decimal');
  await format.selectOption('malay');
  await game.getByRole('button', { name: 'Matches' }).click();
  const negative = game.getByRole('button', { name: /price minus 0\.\d\d/ }).first();
  await expect(negative).toBeVisible();
  await expect(negative).toContainText(/−0\.\d\d/);
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(negative).toBeVisible();
});

test('[spec B2.23] the rules of a match’s bets, their return and their limits are read before play', async ({
  page,
}) => {
  await page.goto(mayura.at('/'));
  const { games } = await asked<{ games: { nodeId: number }[] }>(
    page,
    '/lgw/games/list?language=EN&gameType=SPORTS&pageNo=1&pageSize=1',
  );
  await page.goto(mayura.at(`/game?gameType=SPORTS&gameCode=${games[0]?.nodeId}`));
  await expect(page.getByText(/margin is 5 %/)).toBeVisible();
  await expect(page.getByText(/quarter line such as −0\.75/)).toBeVisible();
  await expect(page.getByText(/^Dead heat:/)).toBeVisible();
  await expect(page.getByText('Return to player')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prize table' })).toHaveCount(0);
});
