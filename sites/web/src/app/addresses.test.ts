import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { isKnownPath } from './addresses.ts';

const root = createRootRoute();
const routeTree = root.addChildren(
  ['/', '/promotions', '/member/$page'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  ),
);
const router = createRouter({ routeTree, history: createMemoryHistory() });

it.each(['/', '/promotions', '/promotions?kind=new#top', '/member/deposit', '/promotions/'])(
  'knows %j',
  (path) => {
    expect(isKnownPath(router, path)).toBe(true);
  },
);

it.each([
  '',
  'promotions',
  '/no-such-page',
  '/promotions/more',
  '//other.example/promotions',
  '/\\other.example',
  'https://other.example/promotions',
  'javascript:alert(1)',
  '/\t/other.example',
])('does not know %j', (path) => {
  expect(isKnownPath(router, path)).toBe(false);
});
