import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { withServer } from './server.ts';
import { views } from './views.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/shots');
const sites = [
  { host: 'india.localhost', name: 'mayura', languages: { '/': 'en-IN', '/hi/': 'hi-IN' } },
  { host: 'bangladesh.localhost', name: 'shapla', languages: { '/': 'bn-BD', '/en/': 'en-GB' } },
  { host: 'vietnam.localhost', name: 'sen-vang', languages: { '/': 'vi-VN', '/en/': 'en-GB' } },
  { host: 'localhost', name: 'livery-play', languages: { '/': 'th-TH', '/en/': 'en-GB' } },
] as const;
/** The four screenshots of the README's image: each brand once, both modes, a second language. */
const cover = [
  'mayura-hi-phone-dark',
  'shapla-phone-light',
  'sen-vang-phone-light',
  'livery-play-en-phone-dark',
];

/** Scrolls through the page once, so that lazy images have loaded. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function shoot(browser: Browser, port: number): Promise<void> {
  for (const { host, name, languages } of sites) {
    for (const [path, locale] of Object.entries(languages)) {
      for (const [view, viewport] of Object.entries(views)) {
        for (const mode of ['light', 'dark'] as const) {
          const context = await browser.newContext({
            viewport,
            locale,
            deviceScaleFactor: view === 'phone' ? 2 : 1,
          });
          await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
          const page = await context.newPage();
          await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'networkidle' });
          await page.evaluate(() => document.fonts.ready);
          const file = [name, path === '/' ? '' : path.replaceAll('/', ''), view, mode]
            .filter(Boolean)
            .join('-');
          await page.screenshot({ path: join(folder, `${file}.png`) });
          await showAll(page);
          await page.screenshot({
            path: join(folder, `${file}-whole.png`),
            fullPage: true,
            scale: 'css',
          });
          await context.close();
        }
      }
    }
  }
}

async function compose(browser: Browser, port: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 872 } });
  const pictures = cover.map(
    (file) =>
      `<img src="http://localhost:${port}/shots/${file}.png" width="390" height="844" alt="">`,
  );
  await page.route('**/shots/*.png', (route) =>
    route.fulfill({
      path: join(folder, new URL(route.request().url()).pathname.slice('/shots/'.length)),
    }),
  );
  await page.route('**/four-brands', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<style>body{margin:0;padding:14px;display:flex;gap:17px;background:#e4e6ee}img{border-radius:18px}</style>${pictures.join('')}`,
    }),
  );
  await page.goto(`http://localhost:${port}/four-brands`, { waitUntil: 'networkidle' });
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  await page.screenshot({ path: join(root, 'docs/pictures/four-brands.png') });
}

/**
 * The home page of every merchant, phone and desktop, light and dark, in each of its languages, into .cache/shots; and the
 * README's image of the four brands, composed of four of them.
 */
export async function shootHome(launch: () => Promise<Browser>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withServer(async (port) => {
    const browser = await launch();
    await shoot(browser, port);
    await compose(browser, port);
    await browser.close();
  });
}
