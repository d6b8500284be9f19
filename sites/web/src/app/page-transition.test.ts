import { afterEach, expect, test, vi } from 'vitest';
import { pageTransition } from './page-transition.ts';

const home = { pathname: '/' } as Parameters<typeof pageTransition>[0]['fromLocation'];

/** A browser as the member has set it up. */
function browser({ motion, reduced = false }: { motion?: string; reduced?: boolean } = {}) {
  vi.stubGlobal('document', { documentElement: { dataset: { motion } } });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}
afterEach(() => vi.unstubAllGlobals());

test('one page fades into the next', () => {
  browser();
  expect(pageTransition({ ...(home && { fromLocation: home }), pathChanged: true })).toEqual([]);
});

test.each([
  ['the device', { reduced: true }],
  ['the member', { motion: 'less' }],
])('pages change at once where %s asks for less motion', (_, setting) => {
  browser(setting);
  expect(pageTransition({ ...(home && { fromLocation: home }), pathChanged: true })).toBe(false);
});

test('a part of a page, and the first page, come at once', () => {
  browser();
  expect(pageTransition({ ...(home && { fromLocation: home }), pathChanged: false })).toBe(false);
  expect(pageTransition({ pathChanged: true })).toBe(false);
});
