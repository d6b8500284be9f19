import { expect, test } from 'vitest';
import { bannerTarget } from './banner-target.ts';

test.each([
  [{ linkageType: 'PAGE', link: '/promotions' }, { href: '/promotions' }],
  [
    { linkageType: 'LINK', link: 'https://other.example/a' },
    { href: 'https://other.example/a', target: '_blank' },
  ],
] as const)('%j leads where it says', (banner, target) => {
  expect(bannerTarget(banner)).toEqual(target);
});

test.each([
  { linkageType: 'NONE', link: '/promotions' },
  { linkageType: 'PAGE' },
  { linkageType: 'PAGE', link: '//other.example' },
  { linkageType: 'PAGE', link: '/\\other.example' },
  { linkageType: 'PAGE', link: 'https://other.example' },
  { linkageType: 'LINK', link: 'javascript:alert(1)' },
  { linkageType: 'LINK', link: 'http://other.example' },
] as const)('%j leads nowhere', (banner) => {
  expect(bannerTarget(banner)).toBeUndefined();
});
