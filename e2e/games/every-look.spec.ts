// Each look as a member meets it on the built site, by keyboard alone: opened, played, paid to the last minor unit, and readable by all.
import type { FrameLocator } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import {
  beMember,
  type EnglishSite,
  englishSites,
  expect,
  type Page,
  test,
} from '../sign-in/sign-in-page.ts';
import { answerTo, isTurnOf } from '../sites.ts';
import { type Look, lookNames, looks } from './looks.ts';
import { reach } from './reach.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Posted {
  readonly reference: string;
  readonly stake: string;
  readonly win: string;
  readonly status: string;
}

/** What the platform's books hold of the member, beside the page. */
const asked = <Value>(page: Page, path: string): Promise<Value> =>
  page.evaluate(async (address) => {
    const headers = { Token: sessionStorage.getItem('token') ?? '' };
    return (await (await fetch(address, { headers })).json()).value;
  }, path);

/** An amount in minor units, of the wire or as it is written: both have all digits of the currency. */
const minor = (text: string | null) => BigInt((text ?? '').replace(/\D/g, ''));
const held = async (page: Page) =>
  minor((await asked<{ sumBalance: string }>(page, '/wps/v2/wallets/balance')).sumBalance);
const lastBet = async (page: Page) =>
  (await asked<{ list: Posted[] }>(page, '/wps/member/history/bets?pageNo=1&pageSize=1')).list[0];

const frameOf = (page: Page) => page.frames().find((frame) => frame.parentFrame() !== null);

/** Opens the first game that the platform lists, from its rules to its frame. */
async function open(page: Page, { at }: EnglishSite, { look, listed }: Look) {
  const { games } = await asked<{ games: { gameType: string; nodeId: number }[] }>(
    page,
    `/lgw/games/list?language=EN&pageNo=1&pageSize=1&${listed}`,
  );
  const [found] = games;
  if (look === 'figures') {
    await page.route('**/wps/game/launchGame', async (route) => {
      const answer = await answerTo(route);
      const text = (await answer.text()).replace('/play/reels.html', '/play/figures.html');
      await route.fulfill({ response: answer, body: text });
    });
  }
  await page.goto(at(`/game?gameType=${found?.gameType}&gameCode=${found?.nodeId}`));
  await reach(page, page.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => frameOf(page)?.url()).toContain(`/play/${look}.html#`);
  return page.frameLocator('iframe');
}

/** Chooses the second stake and, where there are several bets, the second of them; then plays a round. */
async function play(page: Page, game: FrameLocator, { goOn }: Look) {
  const button = game.getByRole('button', { name: 'Play one round' });
  await expect(button).toBeEnabled();
  const bets = game.getByRole('radio');
  if ((await bets.count()) > 0) {
    // From the button that has the focus when a game was let in, back to what is chosen first.
    await reach(page, bets.first(), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(bets.nth(1)).toBeChecked();
  }
  const stake = game.getByLabel('Stake');
  await reach(page, stake, (await bets.count()) > 0 ? 'Tab' : 'Shift+Tab');
  const [, second = ''] = await stake
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)); // a select has no others
  await page.keyboard.press('ArrowDown');
  await expect(stake).toHaveValue(second);
  await reach(page, button);
  const answer = page.waitForResponse('**/wps/game/round');
  await page.keyboard.press('Enter');
  const { round } = (await (await answer).json()).value as { round: Posted & { pick?: string } };
  expect(round.stake).toBe(second);
  await goOn?.(page, game);
  await expect(button).toBeFocused();
  return round;
}

/** Puts a price into the slip with the least stake, and places it. */
async function placeSlip(page: Page, game: FrameLocator) {
  await expect(game.getByRole('status')).toHaveText(/^Choose a price/);
  // A match that is about to start takes no bets by the time the slip is filled in.
  const later = game.getByRole('article').filter({ hasText: /Starts in ([4-9]|\d\d+) min/ });
  await reach(
    page,
    later
      .first()
      .getByRole('button', { name: /, Winner, price / })
      .first(),
  );
  await page.keyboard.press('Enter');
  await reach(page, game.getByRole('button', { name: /^Slip/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  // A price that moves meanwhile is another test's.
  const accept = game.getByRole('combobox', { name: 'If a price changes' });
  const stake = game.getByRole('textbox', { name: /^Stake on / });
  await reach(page, stake);
  const limits = (await game.getByText(/^Enter a stake from /).textContent()) ?? '';
  const least = /\d[\d,]*(\.\d+)?/.exec(limits)?.[0] ?? '';
  await page.keyboard.type(least);
  await reach(page, accept);
  await page.keyboard.press('Home');
  await expect(accept).toHaveValue('any');
  await reach(page, game.getByRole('button', { name: 'Place the slip' }));
  await page.keyboard.press('Enter');
  await expect(game.getByRole('status')).toHaveText(/^Placed\./);
  return { stake: least, win: '0' };
}

test('there is a row for every look', () => {
  expect(new Set(looks.map(({ look }) => look))).toEqual(new Set(lookNames));
});

// Two currencies, by turns: one of hundredths, and one without anything after the point.
for (const [turn, site] of englishSites
  .filter(({ brand }) => ['Mayura', 'Sen Vàng'].includes(brand))
  .entries()) {
  for (const row of looks.filter((_, at) => isTurnOf(turn, at, 2))) {
    test(`${site.brand}, ${row.look} of ${row.listed}: a round by keyboard agrees with the books`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await beMember(page, site, 'mira2026');
      const game = await open(page, site, row);
      const before = await held(page);
      const { stake, win } = row.hasSlip
        ? await placeSlip(page, game)
        : await play(page, game, row);

      const after = before - minor(stake) + minor(win);
      await expect.poll(() => held(page), { message: 'the books' }).toBe(after);
      const bar = page
        .getByRole('region', { name: 'Your session' })
        .getByRole('group', { name: 'Balance' });
      await expect.poll(async () => minor(await bar.textContent()), 'the bar').toBe(after);
      const shown = game.locator('.balance strong');
      await expect.poll(async () => minor(await shown.textContent()), 'the game').toBe(after);
      const posted = await lastBet(page);
      expect(minor(posted?.stake ?? '')).toBe(minor(stake));
      if (!row.hasSlip) {
        expect(minor(posted?.win ?? '')).toBe(minor(win));
        const outcome = game.getByRole('status').locator('strong');
        const [one, other] = ((await outcome.textContent()) ?? '').split(', return ');
        expect([minor(one ?? ''), minor(other ?? '')]).toEqual([minor(stake), minor(win)]);
      }

      const inside = frameOf(page);
      expect(inside && (await axeViolations(inside))).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}
