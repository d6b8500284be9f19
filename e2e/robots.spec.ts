import { takenOver } from './fixtures/first-screen.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { textAt } from './fixtures/text-at.ts';
import { mayura } from './sign-in/sign-in-page.ts';

test('a search engine that obeys robots.txt in all that a page asks draws each listed page as itself', async ({
  browser,
  page,
  request,
}) => {
  // It opens each listed page twice.
  test.setTimeout(300_000);
  const textOf = (path: string) => textAt(request, path);
  const barred = [...(await textOf('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(barred).not.toEqual([]);
  await page.route(
    ({ pathname }) => barred.some((path) => pathname.startsWith(path)),
    (route) => route.abort(),
  );
  const { origin } = new URL(mayura.at());
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => !path.startsWith('/hi/'));
  expect(addresses.length).toBeGreaterThan(10);
  // What a page is in its HTML, before any script.
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of addresses) {
    await plain.goto(origin + path);
    const heading = plain.getByRole('heading', { level: 1 });
    await page.goto(origin + path);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      await heading.innerText(),
    );
    await expect(page, path).toHaveTitle(await plain.title());
  }
  await plain.context().close();
});
