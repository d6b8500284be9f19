import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './fixtures/strict-page.ts';
import { address } from './sites.ts';

/** Where a test puts a picture: an address of the site, whose answer is the test's own. */
const place = address('india.localhost', '/brand/test.svg');

/** The hostile logos of the unit tests, as the site would serve them. */
function cleanedLogos(): { name: string; svg: string }[] {
  const program = join(import.meta.dirname, 'cleaned-logos.ts');
  const json = execFileSync(process.execPath, ['--conditions=livery-source', program]);
  return JSON.parse(json.toString());
}

test('a cleaned logo opened as a document runs nothing and requests nothing, even without a policy', async ({
  page,
}) => {
  test.slow();
  const opened = cleanedLogos();
  expect(opened.length).toBeGreaterThan(150);
  const requested: string[] = [];
  const ran: string[] = [];
  let svg = '';
  await page.context().route('**/*', (route) => {
    const url = route.request().url();
    if (url === place) return route.fulfill({ contentType: 'image/svg+xml', body: svg });
    requested.push(url);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    return dialog.dismiss();
  });
  for (const { name, svg: cleaned } of opened) {
    svg = cleaned;
    await page.goto(place);
    await page.locator('#kept').click({ force: true });
    const state = await page.evaluate(() => ({
      ran: Reflect.has(globalThis, 'logoRan'),
      root: document.documentElement.namespaceURI,
      broken: document.querySelector('parsererror') !== null,
    }));
    expect(state, name).toEqual({ ran: false, root: 'http://www.w3.org/2000/svg', broken: false });
  }
  expect(ran).toEqual([]);
  expect(requested).toEqual([]);
});

test('the brand’s and the platform’s pictures may do nothing when opened by themselves', async ({
  page,
}) => {
  const home = await page.goto(address('india.localhost'));
  const [, logo = ''] = /"(\/brand\/[^"]+\.svg)"/.exec((await home?.text()) ?? '') ?? [];
  const pictures = [logo, '/lgw/img/avatars/1.svg'];
  for (const picture of pictures) {
    const answer = await page.goto(address('india.localhost', picture));
    expect(answer?.headers()).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

test('an address that no route has answers 404 with the page that explains it', async ({
  page,
}) => {
  for (const path of ['/no-such-page', '/hi/no-such-page']) {
    const answer = await page.goto(address('india.localhost', path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await page.goto(address('india.localhost', '/hi/vendors')))?.status()).toBe(200);
});
