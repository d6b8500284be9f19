import { describe, expect, it } from 'vitest';
import { leadingTo, returnPath, wantedPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it('is a path of this site', () => {
    expect(returnPath('/rng?page=HOT#top')).toBe('/rng?page=HOT#top');
    expect(returnPath('/')).toBe('/');
  });

  it('is the home page for everything that leads elsewhere', () => {
    for (const wanted of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/a/..//evil.example',
      'javascript:alert(1)',
      'rng',
      '',
      undefined,
      7,
      '/login',
      '/login?to=/login',
    ]) {
      expect(returnPath(wanted), String(wanted)).toBe('/');
    }
  });
});

describe('what a guest wanted', () => {
  it('goes from one way in to the next in their addresses', () => {
    const search = Object.fromEntries(
      new URL(leadingTo('/register', '/rng?page=HOT#top'), 'http://x').searchParams,
    );
    expect(wantedPath(search)).toBe('/rng?page=HOT#top');
  });

  it('is not named where it is the home page, or nothing', () => {
    expect(leadingTo('/login', '/')).toBe('/login');
    expect(leadingTo('/login', undefined)).toBe('/login');
    expect(wantedPath({})).toBeUndefined();
  });

  it('is the home page for an address that leads elsewhere', () => {
    expect(wantedPath({ to: 'https://evil.example' })).toBe('/');
  });
});
