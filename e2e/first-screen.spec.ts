import { holdScript, script, takenOver } from './fixtures/first-screen.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { expectMember, loginForm, mayura, memberMenu, passwords } from './sign-in/sign-in-page.ts';
import { address, isTurnOf, siteList, sites, tagOf } from './sites.ts';

/** What the JavaScript build and `livery build` say of the site's addresses. */
const { paths, pages: screens } = siteList();

/** Home on every site, each other page on two of them, by turns; the crawl fails on any page that is taken over otherwise. */
const takenOverOn = (site: number) =>
  screens.filter((path, at) => path === '/' || isTurnOf(site, at, 2));

test('the first screen of every page is in its HTML, but where only the visitor or the address can say what it is', () => {
  // The pages of the two centres are their visitors' own, too.
  const open = paths.filter((path) => !/^\/(member|agent)(\/|$)/.test(path));
  expect(open.filter((path) => !screens.includes(path))).toEqual([
    // Lead to the page of another address.
    '/index',
    '/index.html',
    '/home',
    // Members' pages and a game's have what stands around them, and the shape of a page.
    '/changePassword',
    '/fbsports',
    '/agentHome',
    '/game',
  ]);
});

for (const [site, { host, brand, locale }] of sites.entries()) {
  test.describe(brand, { tag: tagOf(brand) }, () => {
    test.use({ locale });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('every first screen stands in its HTML under a title of its own, and says what needs JavaScript', async ({
        page,
      }) => {
        const titles = new Map<string, string>();
        for (const path of screens) {
          await page.goto(address(host, path));
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading, path).toHaveCount(1);
          await expect(heading, path).toBeVisible();
          await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
          await expect(page.getByText(/JavaScript/).first(), path).toBeVisible();
          const title = await page.title();
          for (const link of await page.locator('link[rel=canonical]').all())
            titles.set(String(await link.getAttribute('href')), title);
        }
        expect(titles.size).toBeGreaterThan(10);
        expect(new Set(titles.values()).size).toBe(titles.size);
      });
    });

    test.describe('without JavaScript, the help centre', () => {
      test.use({ javaScriptEnabled: false });
      test('shows every article, and the terms at their address', async ({ page }) => {
        await page.goto(address(host, '/help#term'));
        const articles = page.locator('noscript section');
        await expect(articles).not.toHaveCount(0);
        for (const article of await articles.all())
          await expect(article.locator('p, li').last()).toBeVisible();
        await expect(page.locator('#term')).toBeInViewport();
        await expect(page.locator('main [aria-busy]')).toBeHidden();
      });
    });

    test.describe('without JavaScript, a page of members or of a game', () => {
      test.use({ javaScriptEnabled: false });
      for (const path of ['/changePassword', '/game?gameType=RNG&gameCode=1']) {
        test(`${path} has what stands around it, and the shape of a page`, async ({ page }) => {
          await page.goto(address(host, path));
          await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
          await expect(page.locator('main [aria-busy=true]')).toBeVisible();
          await expect(page.getByText(/JavaScript/).first()).toBeVisible();
        });
      }
    });

    test('the script takes over each first screen as it is', { tag: '@more' }, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      // Nothing of the platform may come between the two pictures.
      await page.route(/\/(wps|lgw)\//, () => undefined);
      for (const path of takenOverOn(site)) {
        const release = await holdScript(page);
        await page.goto(address(host, path), { waitUntil: 'commit' });
        await isPainted(page);
        const before = await page.locator('main').evaluate(textOf);
        const first = await page.locator('main h1').elementHandle();
        const title = await page.title();
        release();
        await takenOver(page);
        expect(await page.title(), path).toBe(title);
        expect(await first?.evaluate((heading) => heading.isConnected), path).toBe(true);
        expect(withoutNumbers(await page.locator('main').evaluate(textOf)), path).toBe(
          withoutNumbers(before),
        );
        await page.unroute(script);
      }
      expect(errors).toEqual([]);
    });
  });
}

/** The page has come to its end, and its styles with it. */
const isPainted = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );

/** Runs in the page. Its texts, a line each, also of parts that the browser draws when a visitor comes near. */
function textOf(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join('\n');
}

/** The jackpot comes with the clock. */
const withoutNumbers = (text: string) =>
  text.replace(/[^\n]*\d[\d.,]{6,}[^\n]*/g, '').replace(/\s+/g, '');

test('an address is taken over with a search by which the screen is not drawn, and whole afterwards', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto(mayura.at('/?utm_source=mail&affiliateCode=abc123'), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  // Pressed before anybody has kept who brought the visitor.
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  release();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Invitation code')).toHaveValue('abc123');
  await page.goto(mayura.at('/rng?utm_source=mail'), { waitUntil: 'commit' });
  const hall = await heading.elementHandle();
  await takenOver(page);
  expect(await hall?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page).toHaveURL(/\/rng\?utm_source=mail$/);
});

test('an address that is spelled otherwise is spelled as the site does before its screen is taken over', {
  tag: '@more',
}, async ({ page }) => {
  for (const [typed, spelled] of [
    ['/Login?utm_source=mail#top', '/login?utm_source=mail#top'],
    ['/login/', '/login'],
    ['/REGISTER/', '/register'],
    ['/VNLottery/', '/vnlottery'],
    ['/hi', '/hi/'],
    ['/HI/Login', '/hi/login'],
  ] as const) {
    const release = await holdScript(page);
    await page.goto(mayura.at(typed), { waitUntil: 'commit' });
    await isPainted(page);
    const heading = await page.locator('main h1').elementHandle();
    const banner = page.getByRole('banner');
    const links = await banner.getByRole('link').count();
    release();
    await takenOver(page);
    await expect(page, typed).toHaveURL(mayura.at(spelled));
    expect(await heading?.evaluate((element) => element.isConnected), typed).toBe(true);
    await expect(banner.getByRole('link'), typed).toHaveCount(links);
    await page.unroute(script);
  }
});

test('a link that is spelled otherwise leads to the address as the site spells it', async ({
  page,
}) => {
  await page.goto(mayura.at());
  await takenOver(page);
  await page.evaluate(() => window.history.pushState({}, '', '/VNLottery/?day=1'));
  await expect(page).toHaveURL(mayura.at('/vnlottery?day=1'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a screen that the search makes another one is drawn again', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(mayura.at('/login?from=agent'), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const first = await heading.elementHandle();
  release();
  await takenOver(page);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(heading).toHaveText(/agent/i);
});

test('a visitor who goes back after a page is loaded and before it is drawn gets the page of the address', async ({
  page,
}) => {
  const release = await holdScript(page);
  const releaseRest = await holdScript(page, '**/assets/carry-over-*.js');
  await page.goto(mayura.at('/login'), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent()) ?? '';
  await page.evaluate(() => window.history.pushState({}, '', '/login?from=agent'));
  const status = page.waitForResponse('**/wps/system/status');
  release();
  await (await status).finished();
  // The code is there already: the router has nothing left to load as soon as the page rests.
  for (let times = 0; times < 3; times += 1)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.goBack();
  await expect(page).toHaveURL(mayura.at('/login'));
  releaseRest();
  await takenOver(page);
  await expect(heading).toHaveText(name);
});

test('a visitor who has scrolled stays there, and the next page begins at its top', {
  tag: '@more',
}, async ({ page }) => {
  for (const path of ['/', '/?from=mail', '/#service']) {
    const release = await holdScript(page);
    await page.goto(mayura.at(path), { waitUntil: 'commit' });
    await isPainted(page);
    // The page has come as far as it is to be scrolled.
    const scroll = () =>
      page.evaluate(() => {
        window.scrollTo(0, 500);
        return window.scrollY;
      });
    await expect.poll(scroll).toBe(500);
    release();
    await takenOver(page);
    // Through the tasks in which the router shows the whole address.
    const places = await page.evaluate(async () => {
      const seen: number[] = [];
      for (let frame = 0; frame < 20; frame++)
        seen.push(await new Promise((done) => requestAnimationFrame(() => done(window.scrollY))));
      return seen;
    });
    expect(new Set(places), path).toEqual(new Set([500]));
    await page.unroute(script);
  }
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Promotions' })
    .click();
  await expect(page).toHaveURL(mayura.at('/promotions'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor with another language sees no word of the page’s own', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScript(page);
  await page.goto(mayura.at(), { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('.boot-other')).toBeVisible();
  const words = (await page.locator('#root').getAttribute('data-words')) ?? '';
  const [own, ...others] = words.split(',').map((entry) => {
    const [code, ...names] = entry.split(' ');
    return { code, files: names.map((name) => `/assets/${name}.js`) };
  });
  const hindi = others.find(({ code }) => code === 'HI')?.files ?? [];
  expect(hindi).not.toEqual([]);
  // At once, and not after the script; and those of the page's own language not at all.
  await expect.poll(() => hindi.every((file) => asked.includes(file))).toBe(true);
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('.boot-other')).toHaveCount(0);
  expect(own?.files.filter((file) => asked.includes(file))).toEqual([]);
  await context.close();
});

test('a member sees no way to log in, also before the script has come', { tag: '@more' }, async ({
  page,
}) => {
  await page.goto(mayura.at('/login'));
  const form = loginForm(page);
  await form.getByLabel('Username').fill('mira2026');
  await form.getByLabel('Password', { exact: true }).fill(passwords.right);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expectMember(page);
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Register')).toBeHidden();
  release();
  await expect(memberMenu(page)).toBeVisible();
});
