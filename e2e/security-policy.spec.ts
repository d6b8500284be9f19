import { expect, type Page, test } from './fixtures/strict-page.ts';
import { address, sites } from './sites.ts';

/** Serves the page with an inline script that is not ours, as an injection would. */
async function openWithInjection(page: Page, host: string): Promise<void> {
  await page.route(address(host), async (route) => {
    // Node does not know every `*.localhost`; the server goes by the header.
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: address('localhost'), headers });
    const html = await response.text();
    const body = html.replace('</body>', '<script>globalThis.injectedRan = true</script></body>');
    await route.fulfill({ response, body });
  });
  await page.goto(address(host));
  expect(await page.content()).toContain('injectedRan');
}

for (const { host, brand, locale, second } of sites) {
  // The pages of one brand in the first run, of all in the longer one.
  test.describe(brand, { tag: brand === 'Mayura' ? [] : '@more' }, () => {
    test.use({ locale });

    for (const path of ['/', second.path, '/no-such-page']) {
      test(`${path} follows its policy, which a header repeats`, async ({ page }) => {
        const answer = await page.goto(address(host, path), { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const own = await page
          .locator('meta[http-equiv="Content-Security-Policy"]')
          .getAttribute('content');
        expect(own).toContain("require-trusted-types-for 'script'");
        expect(own).not.toContain('unsafe');
        expect(answer?.headers()['content-security-policy']).toBe(`${own}; frame-ancestors 'self'`);
      });
    }

    for (const [state, status] of [
      ['maintenance', 1],
      ['region', 2],
    ] as const) {
      test(`the ${state} page follows its policy`, async ({ page }) => {
        await page.route('**/wps/system/status**', (route) =>
          route.fulfill({ json: { success: true, value: { status } } }),
        );
        await page.goto(address(host), { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0);
      });
    }

    test('an injected script does not run, and text does not become markup', async ({
      page,
      violations,
    }) => {
      await openWithInjection(page, host);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Reflect.has(globalThis, 'injectedRan'))).toBe(false);
      const refused = await page.evaluate(() => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src="x" id="injected">');
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      });
      expect(refused).toBe(true);
      await expect(page.locator('#injected')).toHaveCount(0);
      const directives = () => violations.map(({ directive }) => directive).sort();
      // Twice each: the header and the page both object.
      await expect
        .poll(directives)
        .toEqual([
          'require-trusted-types-for',
          'require-trusted-types-for',
          'script-src-elem',
          'script-src-elem',
        ]);
      violations.splice(0);
    });
  });
}
