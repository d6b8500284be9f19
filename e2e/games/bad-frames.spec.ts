// What a platform or a frame may do wrong around a game: each ends in a calm screen, and nothing is staked.
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const slot = '/game?gameType=RNG&gameCode=1001';
const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** Counts the calls of a page by their path. */
function callsOf(page: Page) {
  const made: string[] = [];
  page.on('request', (request) => made.push(new URL(request.url()).pathname));
  return (path: string) => made.filter((each) => each === path).length;
}

for (const address of [
  'http://games.example/play',
  '//games.example/play',
  'javascript:parent.postMessage("here", "*")',
]) {
  test(`a launch address such as ${address} opens nothing`, async ({ page }) => {
    await beMember(page, mayura, 'mira2026');
    await page.route('**/wps/game/launchGame', async (route) => {
      const answer = await answerTo(route);
      const envelope = (await answer.json()) as { value: object };
      await route.fulfill({
        response: answer,
        json: { ...envelope, value: { ...envelope.value, url: address } },
      });
    });
    const calls = callsOf(page);
    await page.goto(mayura.at(slot));
    await start(page).click();
    await expect(page.getByText('The game did not open')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unroute('**/wps/game/launchGame');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Play one round' }),
    ).toBeEnabled();
    expect(calls('/wps/game/round')).toBe(0);
  });
}

test('another game in the page is neither let in nor staked for', async ({ page }) => {
  await beMember(page, mayura, 'mira2026');
  const calls = callsOf(page);
  await page.goto(mayura.at(slot));
  await start(page).click();
  const play = page.frameLocator('iframe').first().getByRole('button', { name: 'Play one round' });
  await expect(play).toBeEnabled();
  await page.evaluate(() => {
    const other = document.createElement('iframe');
    other.title = 'another game';
    other.setAttribute('sandbox', 'allow-scripts');
    other.src = '/play/figures.html#ticket=stolen&language=EN';
    document.body.append(other);
  });
  await expect(page.frameLocator('iframe[title="another game"]').getByRole('status')).toHaveText(
    'Loading…',
  );
  const other = page.frames().find((frame) => frame.url().includes('figures'));
  await other?.evaluate(() => {
    for (const message of [
      { type: 'ready', ticket: 'stolen' },
      { type: 'roundStarted', stake: '1.00' },
      { type: 'closed' },
    ]) {
      parent.postMessage({ from: 'livery-game', ...message }, '*');
    }
  });
  // The game of the page is heard as before, after all of these.
  await play.click();
  await expect(page.frameLocator('iframe').first().getByRole('status')).toHaveText(/ return /);
  expect(calls('/wps/game/enter')).toBe(1);
  expect(calls('/wps/game/round')).toBe(1);
});
