import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { takenOver } from './fixtures/first-screen.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { UnderWay } from './fixtures/under-way.ts';
import { address, sites } from './sites.ts';

interface Seen {
  title: string;
  theme: string;
  scripts: string[];
  bytes: Record<string, number>;
}

/** Opens a home page and notes its title, its theme block and every JavaScript file it loads, with its size in gzip. */
async function visit(page: Page, host: string): Promise<Seen> {
  const bytes: Record<string, number> = {};
  const weighed: Promise<void>[] = [];
  const weigh = async (path: string, response: Response) => {
    bytes[path] = gzipSync(await response.body(), { level: 9 }).length;
  };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) weighed.push(weigh(pathname, response));
  });
  const underWay = new UnderWay(page);
  // Banners that move load the code for it after five seconds, and a slow machine may take as long to come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address(host));
  await takenOver(page);
  // Parts of a page come one after the other, as the browser has time for them.
  const restedFor = async () => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    return underWay.restedFor();
  };
  await expect.poll(restedFor, { timeout: 60_000 }).toBeGreaterThan(3000);
  await Promise.all(weighed);
  return {
    title: await page.title(),
    theme: await page.locator('#livery-theme').evaluate((block) => block.textContent ?? ''),
    // Words are in a language; all other files are the same ones.
    scripts: Object.keys(bytes)
      .filter((path) => !/\/(common|home)-/.test(path) || path.includes('home-screen'))
      .sort(),
    bytes,
  };
}

test('[spec 1.15] four hosts show four brands and load the same JavaScript files', async ({
  browser,
}) => {
  const seen: Seen[] = [];
  for (const { host, locale } of sites) {
    const context = await browser.newContext({ locale });
    seen.push(await visit(await context.newPage(), host));
    await context.close();
  }
  expect(new Set(seen.map(({ title }) => title)).size).toBe(4);
  expect(new Set(seen.map(({ theme }) => theme)).size).toBe(4);
  expect(new Set(seen.map(({ scripts }) => scripts.join())).size).toBe(1);
});

for (const { host, brand, locale } of sites) {
  test.describe(brand, () => {
    test.use({ locale });

    test(`loads at most 182 kB of JavaScript, without layout shift`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { total: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          // LayoutShift is not in lib.dom
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) shifts.total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { bytes } = await visit(page, host);
      const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
      expect(total, JSON.stringify(bytes, null, 1)).toBeGreaterThan(50_000);
      expect(total, JSON.stringify(bytes, null, 1)).toBeLessThanOrEqual(182_000);
      const shift = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    });
  });
}

test('an unknown host gets the default brand', async ({ request }) => {
  const answer = await request.get(address('localhost'), { headers: { Host: 'nobody.example' } });
  expect(await answer.text()).toContain('Livery Play');
});
