import { expect, test } from 'vitest';
import { isKnownPath, pageFile } from './known-paths.ts';

const paths = ['/', '/register.html', '/agentHome', '/member/$page'];

test.each(['/', '/register.html', '/agentHome', '/agenthome', '/agentHome/', '/member/deposit'])(
  'a route has %s',
  (path) => expect(isKnownPath(paths, path)).toBe(true),
);

test.each(['/agent', '/agentHome/more', '/member', '/member/', '/member/a/b', '/register'])(
  'no route has %s',
  (path) => expect(isKnownPath(paths, path)).toBe(false),
);

test.each([
  ['/', 'index.html'],
  ['/pointMall', 'pointMall/index.html'],
  ['/pointmall/', 'pointMall/index.html'],
  ['/register.html', 'register.html'],
  ['/agentHome', 'app.html'],
])('%s is answered by %s', (path, file) =>
  expect(pageFile(['/', '/register.html', '/pointMall'], path)).toBe(file),
);

test('without a route table every path is a page’s', () => {
  expect(isKnownPath([], '/anything')).toBe(true);
});
