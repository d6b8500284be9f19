import type { SiteConfig } from '@livery/merchant/site-config';
import { describe, expect, it } from 'vitest';
import { listedPath, pageAddresses } from './page-address.ts';

const languages = [
  { code: 'EN', tag: 'en', dir: 'ltr', name: 'English', path: '/' },
  { code: 'HI', tag: 'hi', dir: 'ltr', name: 'हिन्दी', path: '/hi/' },
] as const;
/** As much of a configuration as addresses need. */
const site = (redirectToLogin = false) =>
  ({
    origin: 'https://play.example',
    basePath: '/hi/',
    languages,
    merchant: { redirectToLogin },
  }) as unknown as SiteConfig;

describe('the address of a page', () => {
  it('is its own on the first host of the merchant, with those of other languages', () => {
    expect(pageAddresses(site(), '/vip', '?utm_source=mail')).toEqual({
      canonical: 'https://play.example/hi/vip',
      alternates: [
        { tag: 'en', href: 'https://play.example/vip' },
        { tag: 'hi', href: 'https://play.example/hi/vip' },
        { tag: 'x-default', href: 'https://play.example/vip' },
      ],
    });
    expect(pageAddresses(site(), '/', '')?.canonical).toBe('https://play.example/hi/');
  });

  it.each([
    ['/promoDetail', '?id=rain&kind=new', '/promoDetail?id=rain'],
    ['/news', '?id=a%20b', '/news?id=a+b'],
    ['/blog', '?id=7', '/blog?id=7'],
    ['/pointMall', '?view=list&item=tea', '/pointMall?item=tea'],
  ])('has what names one thing out of a list: %s%s', (path, search, address) => {
    expect(pageAddresses(site(), path, search)).toEqual({
      canonical: `https://play.example/hi${address}`,
      alternates: [],
    });
  });

  it('is that of the page that shows the same', () => {
    expect(pageAddresses(site(), '/helpmc', '')?.canonical).toBe('https://play.example/hi/help');
    expect(listedPath('/register.html', { redirectToLogin: true })).toBe('/register');
  });

  it('is its own where guests cannot open the other one', () => {
    expect(listedPath('/helpmc', { redirectToLogin: true })).toBe('/helpmc');
    expect(pageAddresses(site(true), '/helpmc', '')?.canonical).toBe(
      'https://play.example/hi/helpmc',
    );
  });

  it('is nobody’s to find on a page that is not everybody’s', () => {
    for (const path of ['/member', '/game', '/changePassword', '/no-such-page'])
      expect(pageAddresses(site(), path, ''), path).toBeUndefined();
    expect(pageAddresses(site(true), '/vip', '')).toBeUndefined();
  });
});
