import { takenOver } from './fixtures/first-screen.ts';
import { expect, type Page, test } from './fixtures/strict-page.ts';
import { textAt } from './fixtures/text-at.ts';
import { expectMember, logIn, mayura, memberMenu } from './sign-in/sign-in-page.ts';

/** What the head says of addresses, without the host. */
const told = (page: Page) =>
  page.locator('head').evaluate((head) => {
    const of = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((element) =>
        element.getAttribute(name)?.replace(/^https?:\/\/[^/]+/, ''),
      );
    return {
      canonical: of('link[rel=canonical]', 'href'),
      card: of('meta[property="og:url"]', 'content'),
      alternates: of('link[rel=alternate][hreflang]', 'href'),
    };
  });
const only = (address: string, alternates: readonly string[]) => ({
  canonical: [address],
  card: [address],
  alternates,
});
const inEach = (path: string) => only(path, [path, `/hi${path}`, path]);
const none = { canonical: [], card: [], alternates: [] };

test('the head tells the address of the page that is shown, and no other page’s', async ({
  page,
}) => {
  await page.goto(mayura.at());
  await takenOver(page);
  expect(await told(page)).toEqual(inEach('/'));
  for (const [address, expected] of [
    ['/promotions?utm_source=mail', inEach('/promotions')],
    ['/promoDetail?id=report', only('/promoDetail?id=report', [])],
    ['/news', inEach('/news')],
    ['/news?id=7', only('/news?id=7', [])],
    ['/helpmc', inEach('/help')],
    ['/game?gameType=RNG&gameCode=1001', none],
    ['/', inEach('/')],
  ] as const) {
    await page.evaluate((to) => window.history.pushState({}, '', to), address);
    await expect.poll(() => told(page), address).toEqual(expected);
  }
});

/** What the head says of the page itself. */
const said = (page: Page) =>
  page.locator('head').evaluate((head) => {
    const of = (selector: string) => head.querySelector<HTMLMetaElement>(selector)?.content;
    return {
      title: document.title,
      card: of('meta[property="og:title"]'),
      description: of('meta[name=description]'),
      cardDescription: of('meta[property="og:description"]'),
    };
  });

test('the head says after a navigation what it says in the page’s own HTML', async ({ page }) => {
  const first = new Map<string, Awaited<ReturnType<typeof said>>>();
  const paths = ['/promotions', '/helpmc', '/game?gameType=RNG&gameCode=1001', '/'];
  for (const path of paths) {
    await page.goto(mayura.at(path));
    await takenOver(page);
    first.set(path, await said(page));
  }
  expect(new Set([...first.values()].map(({ description }) => description)).size).toBe(4);
  for (const path of paths) {
    await page.evaluate((to) => window.history.pushState({}, '', to), path);
    await expect.poll(() => said(page), path).toEqual(first.get(path));
  }
});

test('the head tells the address that a guard has led on to', async ({ page }) => {
  await logIn(page, mayura, 'mira2026');
  await expectMember(page);
  await page.goto(mayura.at('/login'));
  await expect(memberMenu(page)).toBeVisible();
  await expect.poll(() => told(page)).toEqual(inEach('/'));
});

test('the script alone writes the address of a page that its search names', async ({
  page,
  request,
}) => {
  const html = await textAt(request, '/blog?id=7');
  expect(html).not.toMatch(/rel="canonical"|hreflang|og:url/);
  expect(html).toContain('property="og:title"');
  for (const [address, expected] of [
    ['/blog?id=7', only('/blog?id=7', [])],
    ['/blog', inEach('/blog')],
  ] as const) {
    await page.goto(mayura.at(address));
    await expect.poll(() => told(page), address).toEqual(expected);
  }
});
