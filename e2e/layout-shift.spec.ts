import { takenOver } from './fixtures/first-screen.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address, isTurnOf, siteList, sites, tagOf } from './sites.ts';

/** Of a first visit until the page has come to rest; Core Web Vitals call 0.1 good. */
const most = 0.02;
/** Milliseconds by which a slow line holds back typefaces and answers, so that each comes after a paint without it. */
const late = 400;

/** Adds up the shifts that no visitor has caused, and says what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        shifts.sum += Number(Reflect.get(entry, 'value'));
        const sources = Reflect.get(entry, 'sources') as { node: Node | null }[];
        shifts.moved.push(
          ...sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${Number(Reflect.get(entry, 'value')).toFixed(4)} ${element?.localName} ${element?.textContent?.slice(0, 40)}`;
          }),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Runs in the page: whether the system can draw its language; without a typeface all letters are the same box. */
function hasTypeface(): boolean {
  const letters = { th: 'กข', bn: 'কখ', hi: 'कख' }[document.documentElement.lang];
  const drawn = [...(letters ?? 'ab')].map((letter) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.font = '40px sans-serif';
      pen.fillText(letter, 10, 60);
    }
    return canvas.toDataURL();
  });
  return new Set(drawn).size > 1;
}

const paths = [...siteList().pages, '/game?gameType=RNG&gameCode=1', '/no-such-page'];
/** Home on every site, each other page on one of them, in turns; with `LIVERY_ALL_SITES` every page on every site. */
const pathsOf = (site: number) =>
  paths.filter((path, at) => path === '/' || isTurnOf(site, at, sites.length));

/** Opens a page whose typefaces and answers come late, and fails when anything moves that no visitor has moved. */
async function expectStill(page: Page, url: string): Promise<void> {
  await watchShifts(page);
  await page.route(/\/(wps|lgw|fonts)\//, async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue();
  });
  await page.goto(url);
  test.skip(
    !(await page.evaluate(hasTypeface)),
    'This machine has no typeface of the script, as members’ devices do: nothing stands in for the brand’s until it has come.',
  );
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await page.evaluate(
    () => Reflect.get(window, 'shifts') as { sum: number; moved: string[] },
  );
  expect(sum, `What moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
}

for (const [site, { host, brand, locale }] of sites.entries()) {
  test.describe(brand, { tag: tagOf(brand) }, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    for (const path of pathsOf(site)) {
      test(`nothing on ${path} moves while it comes`, ({ page }) =>
        expectStill(page, address(host, path)));
    }
  });
  // The row of categories is there in wide windows alone, and takes a second line where words are long.
  for (const width of [1280, 1920])
    test.describe(`${brand}, ${width} px wide`, () => {
      test.use({ locale, viewport: { width, height: 800 } });
      test('nothing on / moves while it comes', ({ page }) => expectStill(page, address(host)));
    });
}
