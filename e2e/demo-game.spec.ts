import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

/** The messages that the parent page of a game received, and how it answers. */
interface Parent {
  received: Record<string, unknown>[];
  send: (message: object) => void;
}
declare global {
  // A global is declared with `var`.
  var around: Parent;
}

const opened = {
  type: 'opened',
  name: 'Lantern Harvest',
  theme: { values: { '--surface-page': 'rgb(1, 2, 3)' }, dark: true, still: true },
  stakes: ['0.05', '1.00'],
  minStake: '0.05',
  maxStake: '50.00',
  balance: '1234567.89',
  locale: 'en-IN',
  currency: { code: 'INR' },
};

/** Frames the demonstration game as the site does: sandboxed, with a ticket in the fragment. */
async function frame(page: Page, language = 'EN') {
  await page.clock.install();
  await page.goto(address('localhost', '/no-such-page'));
  await page.evaluate((code) => {
    const game = document.createElement('iframe');
    game.title = 'game';
    game.setAttribute('sandbox', 'allow-scripts');
    const received: Parent['received'] = [];
    addEventListener('message', ({ source, data }) => {
      if (source === game.contentWindow) received.push(data);
    });
    globalThis.around = {
      received,
      send: (message) => game.contentWindow?.postMessage({ from: 'livery-page', ...message }, '*'),
    };
    game.src = `/play/figures.html#ticket=t1cket&language=${code}`;
    // Below the page's end it is drawn now and then only, and the page's growth moves it from under a click.
    const { style } = game;
    style.position = 'fixed';
    style.inset = '0';
    style.inlineSize = '100%';
    style.blockSize = '100%';
    style.zIndex = '99';
    document.body.append(game);
  }, language);
  const received = () => page.evaluate(() => globalThis.around.received);
  const receivedTypes = async () => (await received()).map(({ type }) => type);
  return {
    game: page.frameLocator('iframe[title=game]'),
    received,
    receivedTypes,
    send: (message: object) => page.evaluate((each) => globalThis.around.send(each), message),
  };
}

test('a game hands over its ticket, plays a round on a click, and reports stake and return', async ({
  page,
}) => {
  const { game, received, receivedTypes, send } = await frame(page);
  await expect.poll(received).toEqual([{ from: 'livery-game', type: 'ready', ticket: 't1cket' }]);
  const play = game.getByRole('button', { name: 'Play one round' });
  await expect(play).toBeDisabled();
  await send(opened);
  await expect(game.getByRole('heading', { name: 'Lantern Harvest' })).toBeVisible();
  await expect(game.getByText('₹12,34,567.89')).toBeVisible();
  await game.getByLabel('Stake').selectOption('1.00');
  await play.click();
  await expect(play).toBeDisabled();
  await expect
    .poll(async () => (await received()).at(-1))
    .toMatchObject({ type: 'roundStarted', stake: '1.00' });
  const round = { reference: 'G1', stake: '1.00', win: '0.50' };
  await send({ type: 'round', round, balance: '1234566.89' });
  await expect(game.getByRole('status')).toHaveText('Stake ₹1.00, return ₹0.50.');
  await expect
    .poll(async () => (await received()).at(-1))
    .toEqual({ from: 'livery-game', type: 'roundEnded', ...round });
  await expect(play).toBeEnabled();
  // No further round starts automatically.
  await page.clock.fastForward('10:00');
  expect(await receivedTypes()).toEqual(['ready', 'roundStarted', 'roundEnded']);
  await game.getByRole('button', { name: 'Close the game' }).click();
  await expect.poll(receivedTypes).toContain('closed');
});

test('a key that is held down plays one round', async ({ page }) => {
  const { game, receivedTypes, send } = await frame(page);
  await expect.poll(receivedTypes).toEqual(['ready']);
  await send(opened);
  const play = game.getByRole('button', { name: 'Play one round' });
  await expect(play).toBeEnabled();
  await play.focus();
  await page.keyboard.down('Enter');
  for (let count = 0; count < 4; count += 1) {
    await send({ type: 'refused', message: 'Not now.' });
    await expect(play).toBeEnabled();
    await play.focus();
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(game.getByRole('status')).toHaveText('Not now.');
  await expect.poll(receivedTypes).toEqual(['ready', 'roundStarted']);
});

test('an interrupted round is shown first, in the language of the page', async ({ page }) => {
  const { game, received, receivedTypes, send } = await frame(page, 'VI');
  await expect.poll(receivedTypes).toEqual(['ready']);
  const round = { reference: 'G2', stake: '50', win: '100' };
  await send({ ...opened, locale: 'vi-VN', currency: { code: 'VND' }, round });
  await expect(game.getByRole('status')).toHaveText(/^Cược 50\s₫, trả về 100\s₫\.$/);
  await expect
    .poll(async () => (await received()).at(-1))
    .toMatchObject({ type: 'roundEnded', reference: 'G2' });
  await expect(game.locator('html')).toHaveAttribute('lang', 'vi');
});

test('a game has no origin and no network, and accepts messages of its parent page only', async ({
  page,
  violations,
}) => {
  const { game, receivedTypes, send } = await frame(page);
  await expect.poll(receivedTypes).toEqual(['ready']);
  const inner = page.frames().find((each) => each.url().includes('/play/'));
  expect(await inner?.evaluate(() => globalThis.origin)).toBe('null');
  const refused = inner?.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        fetch('/wps/system/status').then(() => resolve('reached'));
      }),
  );
  expect(await refused).toBe('connect-src');
  await inner?.evaluate((message) => postMessage({ from: 'livery-page', ...message }, '*'), opened);
  await send({ ...opened, type: 'open' });
  // Messages come in their order: when this one has been received, so have those before it.
  await send({ ...opened, name: 'Monsoon Gate', stakes: [] });
  await expect(game.getByRole('heading', { name: 'Monsoon Gate' })).toBeVisible();
  // The one that was provoked.
  violations.splice(0);
  // It wears the page's colours, and without a stake no round can begin.
  await expect(game.locator('body')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(game.getByRole('button', { name: 'Play one round' })).toBeDisabled();
});
