import { expect, type Page, test } from './fixtures/strict-page.ts';
import { hold } from './sign-in/faults.ts';
import { mayura } from './sign-in/sign-in-page.ts';
import { address } from './sites.ts';

test('fonts do not share the line with the sheet without which nothing is painted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  const release = await hold(page, '**/styles/first-screen*');
  await page.goto(mayura.at(), { waitUntil: 'domcontentloaded' });
  // Its link comes after those of the fonts.
  await expect.poll(() => asked).toContain('image');
  expect(asked).toContain('stylesheet');
  expect(asked).not.toContain('font');
  const font = page.waitForRequest((request) => request.resourceType() === 'font');
  release();
  await font;
});

test.describe('typefaces come into the page together', () => {
  const faces = (page: Page) => page.locator('#livery-fonts');

  /** Opens home and gives its sheet once it was seen that no typeface is in the page before. */
  async function openWithoutFaces(page: Page): Promise<void> {
    const release = await hold(page, '**/styles/first-screen*');
    await page.goto(mayura.at(), { waitUntil: 'domcontentloaded' });
    await expect(faces(page)).toHaveAttribute('media', 'not all');
    release();
  }

  test('when all of them are there', async ({ page }) => {
    // Nothing but the files themselves can end the waiting.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const inTime = (act: () => void, time: number) => (time < 2000 ? setTimeout(act, time) : 0);
      Reflect.set(window, 'setTimeout', inTime);
    });
    await openWithoutFaces(page);
    await expect(faces(page)).toHaveAttribute('media', '');
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(loaded).toBeGreaterThan(2);
  });

  test('after two seconds where one of them does not come', async ({ page }) => {
    await hold(page, '**/fonts/**/*-latin-700-*');
    await page.addInitScript(() => {
      new MutationObserver(([change]) => {
        const { target } = change ?? {};
        if (target instanceof HTMLStyleElement && target.media === '') performance.mark('faces on');
      }).observe(document, { subtree: true, attributeFilter: ['media'] });
    });
    await openWithoutFaces(page);
    await expect(faces(page)).toHaveAttribute('media', '');
    const waited = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // of that type
      const sheet = entries.find(({ name }) => name.includes('/styles/first-screen'));
      const [on] = performance.getEntriesByName('faces on');
      return (on?.startTime ?? 0) - (sheet?.responseEnd ?? 0);
    });
    expect(waited).toBeGreaterThan(1_900);
  });
});

for (const { host, part, what } of [
  { host: 'vietnam.localhost', part: '-vietnamese-', what: 'Vietnamese letters' },
  { host: 'india.localhost', part: '-currency-', what: 'the sign of the rupee' },
]) {
  test(`${what} come from a small file, and not with extended Latin`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const fonts = (of: string) =>
      asked.filter((path) => path.startsWith('/fonts/') && path.includes(of));
    await page.goto(address(host));
    // The amounts come with the games, some time after the page.
    await expect.poll(() => fonts(part)).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(fonts('-latin-ext-')).toEqual([]);
  });
}
