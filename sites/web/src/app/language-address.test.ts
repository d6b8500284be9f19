import { describe, expect, it } from 'vitest';
import { languageAddress, pathInside } from './language-address.ts';

const at = (pathname: string, basePath: string, search = '', hash = '') => ({
  pathname,
  basePath,
  search,
  hash,
});

describe('address in another language', () => {
  it('adds a prefix, takes it off and changes it, and keeps query and hash', () => {
    expect(languageAddress(at('/', '/'), '/hi/')).toBe('/hi/');
    expect(languageAddress(at('/rng', '/', '?page=MINI', '#top'), '/hi/')).toBe(
      '/hi/rng?page=MINI#top',
    );
    expect(languageAddress(at('/hi/rng', '/hi/'), '/')).toBe('/rng');
    expect(languageAddress(at('/hi', '/hi/'), '/')).toBe('/');
    expect(languageAddress(at('/hi/', '/hi/'), '/bn/')).toBe('/bn/');
  });

  it('leaves the hash out where it would be all that differs: the page would not be loaded', () => {
    expect(languageAddress(at('/', '/', '', '#games'), '/')).toBe('/');
    expect(languageAddress(at('/help', '/', '?q=a', '#term'), '/')).toBe('/help?q=a');
  });

  it('never leads to another host', () => {
    expect(languageAddress(at('/hi//evil.example', '/hi/'), '/')).toBe('/evil.example');
  });

  it('takes only a whole segment for the prefix', () => {
    expect(pathInside('/history', '/hi/')).toBe('/history');
  });
});
