import { expect, test } from 'vitest';
import { isKnownPath } from './known-paths.ts';

const paths = ['/', '/register.html', '/agentHome', '/member/$page'];

test.each(['/', '/register.html', '/agentHome', '/agenthome', '/agentHome/', '/member/deposit'])(
  'a route has %s',
  (path) => expect(isKnownPath(paths, path)).toBe(true),
);

test.each(['/agent', '/agentHome/more', '/member', '/member/', '/member/a/b', '/register'])(
  'no route has %s',
  (path) => expect(isKnownPath(paths, path)).toBe(false),
);

test('without a route table every path is a page’s', () => {
  expect(isKnownPath([], '/anything')).toBe(true);
});
