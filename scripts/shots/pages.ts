import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { withServer } from './server.ts';
import { type View, views } from './views.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/pictures');

/** The public pages, by what they are called on the sheet. */
const pages = {
  Home: '/',
  Login: '/login',
  Register: '/register',
  'Forgotten password': '/forget',
  Slots: '/rng',
  'Mini games': '/rng?page=MINI',
  Jackpots: '/rng?page=JACKPOT',
  'Live casino': '/live',
  Fishing: '/fish',
  'Card games': '/pvp',
  Sports: '/sports',
  Esports: '/esports',
  'E-lottery': '/elott',
  Cockfight: '/cockfight',
  'Sports vendor': '/fbsports',
  'Seamless games': '/seamless',
  Game: '/game?gameType=RNG&vassalage=LUMA&gameCode=1001',
  Lotteries: '/lottery',
  'Vietnam lottery': '/vnlottery',
  Providers: '/vendors',
  Promotions: '/promotions',
  Promotion: '/promoDetail?id=report',
  'Point mall': '/pointMall',
  VIP: '/vip',
  Notices: '/noticePage',
  News: '/news',
  Blog: '/blog',
  'Help centre': '/help',
  'Responsible play': '/responsible-play',
  App: '/down',
  Affiliates: '/join',
  Feedback: '/feedback',
  'Unknown address': '/nowhere',
} as const;

/** The looks that pages take in turn: each brand in its own language and both modes. */
const looks = (
  [
    ['Mayura', 'india.localhost', '/hi', 'hi-IN'],
    ['Shapla', 'bangladesh.localhost', '', 'bn-BD'],
    ['Sen Vàng', 'vietnam.localhost', '', 'vi-VN'],
    ['Livery Play', 'localhost', '', 'th-TH'],
  ] as const
).flatMap(([brand, host, prefix, locale]) =>
  (['light', 'dark'] as const).map((mode) => ({ brand, host, prefix, locale, mode })),
);
type Look = (typeof looks)[number];

/** Looks of each page on a sheet. The step between them is odd, so that a page is seen in both modes. */
const looksOfPage = 2;
const step = 3;
/** Pages that are open side by side. */
const atOnce = 4;

/** Width of a picture on the sheet and how many stand in a row, for a sheet of at most 600 kB. */
const measures = {
  phone: { width: 118, columns: 11 },
  desktop: { width: 212, columns: 6 },
} as const;

/** All public pages of the built site on one contact sheet for each view, in every brand and both modes, into docs/pictures. */
export async function shootPages(launch: () => Promise<Browser>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withServer(async (port) => {
    const browser = await launch();
    for (const view of Object.keys(views) as View[]) await shootView(browser, port, view);
    await browser.close();
  });
}

async function shootView(browser: Browser, port: number, view: View): Promise<void> {
  const opened = await Promise.all(looks.map((look) => open(browser, look, view)));
  const shots = Object.entries(pages).flatMap(([name, path], index) =>
    Array.from({ length: looksOfPage }, (_, turn) => {
      const at = (index * looksOfPage + turn * step) % looks.length;
      return { name, path, look: looks[at], context: opened[at] };
    }),
  );
  const figures: string[] = [];
  for (let first = 0; first < shots.length; first += atOnce) {
    const drawn = shots.slice(first, first + atOnce).map(async ({ name, path, look, context }) => {
      if (!look || !context) throw new Error(`There is no look for ${name}.`);
      const picture = await shoot(context, `http://${look.host}:${port}${look.prefix}${path}`);
      return figure(picture, `${name}, ${look.brand}`, view);
    });
    figures.push(...(await Promise.all(drawn)));
  }
  for (const context of opened) await context.close();
  await compose(browser, figures, view);
}

async function open(browser: Browser, { locale, mode }: Look, view: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: views[view],
    // The site opens in the language that the browser asks for.
    locale,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
  return context;
}

async function shoot(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return picture;
}

/** Lists have come, and the pictures of the first window; what never comes is shown as it is. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[aria-busy=true], [data-state=loading]')].every((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return top === bottom || top > window.innerHeight;
        }),
      undefined,
      { timeout: 8000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(500);
}

function figure(picture: Buffer, label: string, view: View): string {
  const { width } = measures[view];
  const height = Math.round((width * views[view].height) / views[view].width);
  const source = `data:image/jpeg;base64,${picture.toString('base64')}`;
  return `<figure><img src="${source}" width="${width}" height="${height}" alt=""><figcaption>${label}</figcaption></figure>`;
}

async function compose(browser: Browser, figures: readonly string[], view: View): Promise<void> {
  const { width, columns } = measures[view];
  const page = await browser.newPage({
    viewport: { width: columns * (width + 10) + 10, height: 400 },
    deviceScaleFactor: 1.5,
  });
  await page.setContent(`<style>${styleOf(width)}</style><main>${figures.join('')}</main>`);
  await page.waitForLoadState('networkidle');
  writeFileSync(join(folder, `pages-${view}.webp`), await asWebp(page));
  await page.close();
}

/** The whole page as WebP, which the browser writes and Playwright's own screenshot does not offer. */
async function asWebp(page: Page): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
  return Buffer.from(data, 'base64');
}

const styleOf = (width: number) => `
  body { margin: 10px; background: #d9dbe2; font: 9px/1.25 sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 10px; }
  figure { margin: 0; inline-size: ${width}px; }
  img { display: block; border-radius: 4px; }
  figcaption { padding-block-start: 3px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`;
