import { axeViolations } from './fixtures/axe.ts';
import { takenOver } from './fixtures/first-screen.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { address, sites } from './sites.ts';

for (const { host, brand, locale } of sites) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${brand}, ${mode}: the built home page has no accessibility violation`, async ({
      browser,
    }) => {
      // A part that the browser draws when somebody comes near may begin with a transition: what counts is where it ends.
      const context = await browser.newContext({
        locale,
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
      const page = await context.newPage();
      await page.goto(address(host), { waitUntil: 'networkidle' });
      await takenOver(page);
      expect(await axeViolations(page)).toEqual([]);
      await context.close();
    });
  }
}

for (const width of [320, 390, 1366]) {
  test(`nothing is wider than a window of ${width} px in the longest language`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'bn-BD', viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(address('bangladesh.localhost'), { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('in forced colours the button on the stage is readable and shows its focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address('india.localhost'));
  const button = page.getByRole('main').getByRole('link', { name: 'Register' });
  await button.focus();
  // By keyboard, so that the ring is drawn.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  const seen = await button.evaluate((element) => {
    const { color, outlineStyle, outlineWidth } = getComputedStyle(element);
    return { color, ring: `${outlineWidth} ${outlineStyle}` };
  });
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(seen.color).not.toBe(canvas);
  expect(seen.ring).toBe('2px solid');
});
