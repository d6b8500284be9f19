import { takenOver } from './fixtures/first-screen.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { mayura } from './sign-in/sign-in-page.ts';

test('a search engine that obeys robots.txt in all that a page asks draws each listed page as itself', async ({
  page,
  request,
}) => {
  const textOf = async (path: string) => (await request.get(mayura.at(path))).text();
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
  for (const path of addresses) {
    const html = await textOf(path);
    await page.goto(origin + path);
    await takenOver(page);
    const said = await page.evaluate((text) => {
      const written = new DOMParser().parseFromString(text, 'text/html');
      return { title: written.title, heading: written.querySelector('h1')?.textContent ?? '' };
    }, html);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(said.heading);
    await expect(page, path).toHaveTitle(said.title);
  }
});
