import { expect, test } from 'vitest';
import { bannerTarget } from './banner-target.ts';

/** A route table with one page, under the prefix of a language. */
const hrefOf = (path: string) => (path === '/promotions' ? '/hi/promotions' : undefined);

test.each([
  [{ linkageType: 'PAGE', link: '/promotions' }, { href: '/hi/promotions' }],
  [
    { linkageType: 'LINK', link: 'https://other.example/a' },
    { href: 'https://other.example/a', target: '_blank' },
  ],
] as const)('[spec 2.27] %j leads to its own target', (banner, target) => {
  expect(bannerTarget(banner, hrefOf)).toEqual(target);
});

test.each([
  { linkageType: 'NONE', link: '/promotions' },
  { linkageType: 'PAGE' },
  { linkageType: 'PAGE', link: '/no-such-page' },
  { linkageType: 'PAGE', link: '//other.example' },
  { linkageType: 'PAGE', link: '/\\other.example' },
  { linkageType: 'PAGE', link: 'https://other.example' },
  { linkageType: 'LINK', link: 'javascript:alert(1)' },
  { linkageType: 'LINK', link: 'http://other.example' },
] as const)('[spec 2.27] %j leads nowhere', (banner) => {
  expect(bannerTarget(banner, hrefOf)).toBeUndefined();
});
