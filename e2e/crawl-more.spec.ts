import { crawl } from './crawl/crawl.ts';
import { Crawler, widths } from './crawl/examine.ts';
import { places } from './crawl/places.ts';
import { everyMerchant } from './crawl/plan.ts';
import { expect, test } from './fixtures/strict-page.ts';
import { allSites } from './sites.ts';

crawl(everyMerchant(allSites));

test('a crawl finds what it is there for', async ({ page }) => {
  const [place] = places;
  if (!place) throw new Error('There is no site.');
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        document.body.append(element);
        return element;
      };
      add('h1', {}).textContent = 'Another';
      add('p', {}).textContent = 'common.nav.label';
      add('p', {}).textContent = 'care@help.example.com, www.help.example';
      add('a', { href: '/nowhere' }).textContent = 'Nowhere';
      add('a', { href: '#nowhere' }).textContent = 'Nowhere';
      add('button', {});
      add('hr', {}).style.width = '1600px';
      reportError(new Error('wrong'));
      void fetch('/wps/nowhere').then((answer) => answer.text());
    });
  });
  const look = { width: 390, mode: 'light', fits: widths } as const;
  const wrong = (await new Crawler(page, place).visit('/down', look)).join('\n');
  for (const what of [
    'has 2 h1',
    'shows common.nav.label in place',
    'links to /nowhere, which answers 404',
    'links to #nowhere, which is not on it',
    'axe button-name',
    'at 320 px is',
    'at 1366 px is',
    'throws wrong',
    '/wps/nowhere answers 404',
  ])
    expect(wrong).toContain(what);
  for (const what of ['at 1920 px', 'come to rest', 'shows help.example'])
    expect(wrong).not.toContain(what);
});
