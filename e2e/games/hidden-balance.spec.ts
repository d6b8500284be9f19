// A member who hides the balance hides it in the game's frame too: the figure does not even enter the frame.
import { fillStorage } from '../fixtures/full-storage.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';

const bar = (page: Page) =>
  page.getByRole('region', { name: 'Your session' }).getByRole('group', { name: 'Balance' });

for (const [name, path] of [
  ['a slot', '/game?gameType=RNG&gameCode=1001'],
  ['slips on matches', '/game?gameType=SPORTS&vassalage=FB'],
] as const) {
  test(`hides the balance in the frame of ${name}, and shows it again`, async ({ page }) => {
    await beMember(page, mayura, 'mira2026');
    await page.goto(mayura.at(path));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const inside = page.frameLocator('iframe').locator('.balance');
    await expect(inside).toHaveText(/₹[\d,]+\.\d\d$/);
    const shown = await inside.textContent();
    await bar(page)
      .getByRole('button', { name: /Hide balance/ })
      .click();
    await expect(inside).toHaveText('Balance *****hidden');

    // Also from the first moment on, and when the member comes back from another window.
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(inside).toHaveText('Balance *****hidden');
    const answered = page.waitForResponse(/\/wallets?\b/);
    const frame = page.frames().find((each) => each.parentFrame() !== null);
    await frame?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await answered;
    await expect(inside).toHaveText('Balance *****hidden');

    await bar(page)
      .getByRole('button', { name: /Show balance/ })
      .click();
    await expect(inside).toHaveText(shown ?? '');
  });
}

for (const isFull of [false, true]) {
  const where = isFull ? ', on a device without room as well' : '';
  test(`a round that is played while the balance is hidden does not show it${where}`, async ({
    page,
  }) => {
    await beMember(page, mayura, 'mira2026');
    await page.goto(mayura.at('/game?gameType=RNG&gameCode=1001'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const game = page.frameLocator('iframe');
    const inside = game.locator('.balance');
    await expect(inside).toHaveText(/\d/);
    if (isFull) await fillStorage(page);
    await bar(page)
      .getByRole('button', { name: /Hide balance/ })
      .click();
    const heard: unknown[] = [];
    await page.exposeBinding('hearInside', (_, data) => void heard.push(data));
    const frame = page.frames().find((each) => each.parentFrame() !== null);
    await frame?.evaluate(() =>
      addEventListener('message', ({ data }) => {
        // The binding is put up above, in every frame.
        (globalThis as unknown as { hearInside: (data: unknown) => void }).hearInside(data);
      }),
    );
    const ended = page.waitForResponse('**/wps/game/round/end');
    await game.getByRole('button', { name: 'Play one round' }).click();
    await ended;
    await expect(game.getByRole('status')).toHaveText(/Stake .* return /);
    await expect(inside).toHaveText('Balance *****hidden');
    await expect
      .poll(() => heard.map((each) => (each as { type: string }).type))
      .toContain('balance');
    expect(JSON.stringify(heard)).not.toMatch(/"balance":/);
  });
}
