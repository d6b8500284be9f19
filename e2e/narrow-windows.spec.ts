import { race } from './fixtures/race.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

const game = '/game?gameType=RNG&gameCode=1001';

for (const [name, size] of [
  ['320 px wide', undefined],
  ['with text of 200 %', 200],
] as const) {
  test(`halls, lobby, slip and stations fit a window ${name}, in the longest language and in dark`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      locale: 'bn-BD',
      viewport: { width: 320, height: 640 },
    });
    await context.addInitScript((text) => {
      localStorage.setItem('theme', 'dark');
      // The browser's own text size, which every size of the page follows.
      if (text !== undefined) {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${text}%`;
        });
      }
    }, size);
    const page = await context.newPage();
    for (const path of ['/rng', '/pvp', '/elott', '/lottery', race, '/vnlottery', game]) {
      await page.goto(address('bangladesh.localhost', path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wide = await page.evaluate(() => {
        const { clientWidth } = document.documentElement;
        if (document.documentElement.scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('main *, header *')]
          .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 3)
          .map((each) => `${each.tagName} ${each.textContent.slice(0, 40)}`);
      });
      expect(wide, path).toEqual([]);
    }
    await context.close();
  });
}
