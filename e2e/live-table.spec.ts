import type { FrameLocator } from '@playwright/test';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { beMember, mayura } from './sign-in/sign-in-page.ts';

test.use({ locale: 'en-GB' });

const table = '/game?gameType=LIVE&vassalage=PALM';
const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
/** The amounts in a text, in cents. */
const amounts = (text: string | null) =>
  [...(text ?? '').matchAll(/₹\s*([\d,]+(?:\.\d+)?)/g)].map(([, figures = '']) =>
    Math.round(Number(figures.replaceAll(',', '')) * 100),
  );
const rounds = (game: FrameLocator) =>
  game.getByRole('list', { name: 'Your last rounds' }).getByRole('listitem');

async function sitDown(page: Page): Promise<FrameLocator> {
  await page.goto(mayura.at(table));
  await start(page).click();
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Play one round' })).toBeEnabled();
  return game;
}

test('[spec B2.23] the rules of a vendor’s table list each bet with its return before it is opened', async ({
  page,
}) => {
  await page.goto(mayura.at(table));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palmyra Table');
  const bets = page.getByRole('table', { name: /return to player/ });
  await expect(bets).toHaveCount(5);
  await expect(bets.nth(1)).toHaveAccessibleName('Banker: return to player 98.94 %');
  await expect(bets.nth(1).getByRole('rowheader')).toHaveText([
    /1\.95 × the stake$/,
    /1 × the stake$/,
  ]);
});

test('a bet on the banker is dealt by the platform, paid to the cent, and stays on the roads', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  const game = await sitDown(page);
  await expect(rounds(game)).toHaveCount(0);
  const balance = page
    .getByRole('region', { name: 'Your session' })
    .getByText('Balance')
    .locator('xpath=following-sibling::*')
    .first();
  await expect(balance).toHaveText(/\d/);
  let [held = 0] = amounts(await balance.textContent());

  await game.getByRole('radio', { name: /^Banker Return/ }).check();
  await game.getByLabel('Stake').selectOption({ index: 3 });
  const outcome = game.getByRole('status');
  for (const count of [1, 2]) {
    const answer = page.waitForResponse('**/wps/game/round');
    await game.getByRole('button', { name: 'Play one round' }).click();
    const { round } = (await (await answer).json()).value;
    expect(round.pick).toBe('banker');
    await expect(rounds(game)).toHaveCount(count);
    const [player, banker] = ['P=', 'B='].map((side) =>
      Number(round.signs.find((sign: string) => sign.startsWith(side)).slice(2)),
    );
    await expect(outcome).toContainText(`Player ${player}, Banker ${banker}.`);
    const [stake = 0, win = 0] = amounts(await outcome.textContent());
    const times = Number(banker) > Number(player) ? 195 : banker === player ? 100 : 0;
    expect(win).toBe((stake * times) / 100);
    held += win - stake;
    await expect.poll(async () => amounts(await balance.textContent())[0]).toBe(held);
  }

  const before = await rounds(game).allTextContents();
  await page.reload();
  await expect.poll(() => rounds(page.frameLocator('iframe')).count()).toBe(0);
  const again = await sitDown(page);
  await expect(rounds(again)).toHaveText(before);
  await expect(
    again.getByText('Your last rounds. They have no influence on the next one.'),
  ).toBeVisible();
});

test('a ticket is scratched with the keyboard, and paid when all of it is to be seen', async ({
  page,
}) => {
  await beMember(page, mayura, 'mira2026');
  await page.goto(mayura.at('/elott'));
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await games.getByRole('link').first().click();
  await start(page).click();
  const game = page.frameLocator('iframe');
  const play = game.getByRole('button', { name: 'Play one round' });
  await expect(play).toBeEnabled();
  await play.press('Enter');
  const first = game.getByRole('button', { name: 'Field 1, covered' });
  await expect(first).toBeFocused();
  await first.press('Enter');
  await expect(game.getByRole('button', { name: /^Field 1: / })).toBeVisible();
  await expect(game.getByRole('button', { name: /covered$/ })).toHaveCount(8);
  await expect(play).toBeDisabled();
  await game.getByRole('button', { name: 'Show all fields' }).press('Enter');
  await expect(game.getByRole('status')).toHaveText(/three .*Stake .* return /);
  await expect(play).toBeFocused();
});
