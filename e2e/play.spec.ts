import type { FrameLocator } from '@playwright/test';
import { told } from './fixtures/books.ts';
import { expect, type Page, type Route, test } from './fixtures/strict-page.ts';
import { beMember, expectMember, loginForm, mayura, passwords } from './sign-in/sign-in-page.ts';
import { answerTo } from './sites.ts';

test.use({ locale: 'en-GB' });

/** A slot of the first provider, and another one. */
const slot = '/game?gameType=RNG&gameCode=1001';
const otherSlot = '/game?gameType=RNG&gameCode=1002';

const frame = (page: Page) => page.frameLocator('iframe');
const session = (page: Page) => page.getByRole('region', { name: 'Your session' });
const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** The game as its own page shows it, ready for a round. */
async function ready(page: Page): Promise<FrameLocator> {
  const game = frame(page);
  await expect(game.getByRole('button', { name: 'Play one round' })).toBeEnabled();
  return game;
}

async function openGame(page: Page, path = slot): Promise<FrameLocator> {
  await page.goto(mayura.at(path));
  await start(page).click();
  return ready(page);
}

/** The first amount in a text, in cents. */
const cents = (text: string | null) =>
  Math.round(Number(/\d[\d,]*(\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '')) * 100);

test('[spec 2.15] [spec 6.01] [spec B2.23] a guest reads the rules, logs in on the way to a game, and comes back to it', async ({
  page,
}) => {
  await page.goto(mayura.at(slot));
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect(page.getByText('Return to player')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Prize table' }).getByRole('row')).not.toHaveCount(
    0,
  );
  await expect(page.getByText('You are not logged in, please login')).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await start(page).click();
  const form = loginForm(page);
  await form.getByLabel('Username').fill('mira2026');
  await form.getByLabel('Password', { exact: true }).fill(passwords.right);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expectMember(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await start(page).click();
  await ready(page);
});

test('[spec B2.04] [spec B2.08] [spec B2.09] a round is played once though its answer is lost, and the session bar counts it', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  const game = await openGame(page);
  await expect(session(page).getByRole('timer')).toBeVisible();
  const balance = session(page).getByRole('group', { name: 'Balance' });
  await expect(balance).toHaveText(/\d/);
  const before = cents(await balance.textContent());

  const keys: (string | undefined)[] = [];
  await page.route('**/wps/game/round', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await answerTo(route);
    await route.abort('connectionreset');
  });
  await game.getByRole('button', { name: 'Play one round' }).click();
  const outcome = game.getByRole('status');
  await expect(outcome).toHaveText(/Stake .* return /);
  // What the reels show may have figures of its own.
  const amounts = (await outcome.locator('strong').textContent()) ?? '';
  const [stake = 0, win = 0] = amounts.split(', return ').map(cents);
  expect(stake).toBeGreaterThan(0);
  expect(new Set(keys).size, 'every attempt has the key of the act').toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  await expect.poll(async () => cents(await balance.textContent())).toBe(before - stake + win);
});

test('a round that was left is offered first, also on another page load, and finished in its own game', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  const game = await openGame(page);
  const left = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The stake is taken; the page is gone before the round was shown to its end.
  await page.route('**/wps/game/round/end', () => undefined);
  const taken = page.waitForResponse('**/wps/game/round');
  await game.getByRole('button', { name: 'Play one round' }).click();
  await taken;
  // The session ends with its tab; the round does not.
  await page.goto(mayura.at('/help'));
  await page.unroute('**/wps/game/round/end');
  await page.evaluate(() => sessionStorage.clear());
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at(otherSlot));
  await start(page).click();
  const question = page.getByRole('alert').filter({ hasText: 'was interrupted' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Finish the round' }).click();
  await ready(page);
  await expect(frame(page).getByRole('status')).toHaveText(/Stake .* return /);
  // The page says which game that is, not the one of its address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(left);
  await page.getByRole('button', { name: 'Close the game' }).first().click();
  await expect(start(page)).toBeVisible();
});

test('a game is closed though the answers of its round and of its close are lost', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  const game = await openGame(page);
  const lose = (route: Route) => route.abort('connectionreset');
  const [round, close] = ['**/wps/game/round', '**/wps/game/close'];
  await page.route(round, lose);
  await game.getByRole('button', { name: 'Play one round' }).click();
  const again = page.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeVisible();
  let closes = 0;
  await page.route(close, (route) => {
    closes += 1;
    return lose(route);
  });
  await page.getByRole('button', { name: 'Close the game' }).first().click();
  // The act asks three times by itself, and the client each time once more.
  await expect.poll(() => closes).toBe(6);
  await page.unroute(round);
  const taken = page.waitForResponse(round);
  await again.click();
  await taken;
  await expect(again).toBeVisible();
  await page.unroute(close);
  await again.click();
  await expect(start(page)).toBeVisible();
});

test('a game that reloads itself can be played on', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  const game = await openGame(page);
  let entries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/enter')) entries += 1;
  });
  const inside = page.frames().find((each) => each.parentFrame() !== null);
  const asked = page.waitForResponse('**/wps/game/open');
  await inside?.evaluate(() => void setTimeout(() => location.reload()));
  await asked;
  await ready(page);
  await game.getByRole('button', { name: 'Play one round' }).click();
  await expect(game.getByRole('status')).toHaveText(/Stake .* return /);
  // Its ticket is good once, and was not sent again.
  expect(entries).toBe(0);
});

test('one slot is open at a time: another one asks to close it', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  await openGame(page);
  await page.goto(mayura.at(otherSlot));
  await start(page).click();
  await page.getByRole('button', { name: 'Close it and open this one' }).click();
  await ready(page);
});

test('a game that says nothing, garbage or another game’s words is left calmly, and nothing is staked', {
  tag: '@more',
}, async ({ page }) => {
  await page.route('**/play/*.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>game</title><p>Nothing here</p>',
    }),
  );
  const rounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/round')) rounds.push(request.url());
  });
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at(slot));
  await start(page).click();
  await expect(page.getByText('This takes longer than usual')).toBeVisible();
  await page.evaluate(() => {
    const said = { from: 'livery-game', type: 'roundStarted', stake: '1.00' };
    window.postMessage(said, '*');
    window.postMessage('{"from":"livery-game"', '*');
  });
  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(start(page)).toBeVisible();
  expect(rounds).toEqual([]);
});

test('[spec B2.10] a reality check covers play until the member has answered it, and shows the session’s bets in place', async ({
  page,
}) => {
  await page.clock.install();
  await beMember(page, mayura, 'mira2026');
  await told(page, '/wps/member/protection/reality-check', { minutes: 30 }, { method: 'PUT' });
  // Its answer sets the clock of play by the platform's, which the jump below must not be compared with.
  const interval = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/wps/member/protection'),
  );
  const game = await openGame(page);
  await (await interval).finished();
  const ended = page.waitForResponse('**/wps/game/round/end');
  await game.getByRole('button', { name: 'Play one round' }).click();
  await expect(game.getByRole('status')).toHaveText(/Stake .* return /);
  const { round } = (await (await ended).json()).value as {
    round: { stake: string; win: string };
  };
  // What the bar asks for is there: a call that is under way would be given up in the jump below.
  const net = Math.abs(Number(round.win) - Number(round.stake)).toFixed(2);
  await expect(session(page)).toContainText(`₹${net}`);
  const check = page.getByRole('alertdialog');
  await expect(check).toHaveCount(0);
  await page.clock.fastForward('31:00');
  await expect(check).toContainText('You have played for');
  // The covered game had the focus, so a screen reader announces the question only if it takes it.
  await expect(check).toBeFocused();
  await expect(check).toHaveAccessibleDescription(/^Your net position in this session is/);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(check).toBeVisible();
  // It is covered: what cannot be seen cannot be played.
  await expect(page.locator('iframe')).toBeHidden();
  const history = check.getByRole('button', { name: 'See history' });
  await history.click();
  const bets = check.getByRole('table', { name: 'Bets in this session' });
  await expect(bets.getByRole('row')).toHaveCount(2);
  await expect(bets).toContainText('Lotus Dragon');
  await expect(bets).toContainText(`₹${Number(round.stake).toFixed(2)}`);
  await expect(check.getByRole('term').filter({ hasText: 'Net position' })).toBeVisible();
  // To look is no answer.
  await expect(page.locator('iframe')).toBeHidden();
  await check.getByRole('button', { name: 'Hide history' }).click();
  await expect(bets).toHaveCount(0);
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toHaveCount(0);
  await ready(page);
});

test('a hot game on the home page leads to its own page', async ({ page }) => {
  await page.goto(mayura.at());
  const card = page.getByRole('region', { name: 'Hot games' }).getByRole('link').first();
  const words = await card.textContent();
  await card.click();
  await expect(page).toHaveURL(/\/game\?gameType=\w+&vassalage=\w+&gameCode=\d+$/);
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(words).toContain(name);
});

test('an address that names no game says so', async ({ page }) => {
  await page.goto(mayura.at('/game?gameCode=1001'));
  await expect(page.getByText('No such game')).toBeVisible();
  await page.goto(mayura.at('/game?gameType=RNG&gameCode=999999'));
  await expect(page.getByText('The rules could not load')).toBeVisible();
});

test('play ends when the member’s own time limit is used up', async ({ page }) => {
  await page.clock.install();
  await beMember(page, mayura, 'mira2026');
  const read = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/wps/member/protection'),
  );
  await openGame(page);
  await (await read).finished();
  const none = { kind: 'time', period: 'day', amount: '0' };
  await told(page, '/wps/member/protection/limit', none, { method: 'PUT' });
  // Until it is asked for again nothing in the page knows of it.
  await page.clock.fastForward('01:01');
  const cover = page.getByRole('alertdialog', { name: 'Your time limit is used up' });
  await expect(cover).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(cover.getByRole('button', { name: 'Continue playing' })).toHaveCount(0);
  await cover.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
