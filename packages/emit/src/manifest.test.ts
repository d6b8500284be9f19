import { expect, test } from 'vitest';
import { chunksAfter, type Manifest, pageFiles } from './manifest.ts';

const manifest: Manifest = {
  'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['_react.js', '_shared.js'] },
  '_react.js': { file: 'react.js', imports: ['_runtime.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_runtime.js', '_react.js'] },
  '_runtime.js': { file: 'runtime.js' },
  'src/login.tsx': { file: 'login.js', imports: ['_shared.js', '_flow.js', '_tabs.js'] },
  '_flow.js': { file: 'flow.js', imports: ['_limits.js', '_react.js'] },
  '_tabs.js': { file: 'tabs.js', imports: ['_limits.js'] },
  '_limits.js': { file: 'limits.js' },
};

test('each file comes after those that it imports, so that each can run by itself', () => {
  expect(pageFiles(manifest).preloads).toEqual(['/runtime.js', '/react.js', '/shared.js']);
  expect(chunksAfter(manifest, ['src/login.tsx'])).toEqual([
    '/limits.js',
    '/flow.js',
    '/tabs.js',
    '/login.js',
  ]);
});

test('chunks that import each other are named once', () => {
  const round: Manifest = {
    'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['_a.js'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'] },
  };
  expect(pageFiles(round).preloads).toEqual(['/b.js', '/a.js']);
});

test('a name that the build does not have asks for another build', () => {
  expect(() => chunksAfter(manifest, ['src/gone.tsx'])).toThrow(
    /no chunk "src\/gone\.tsx".*npm run build/,
  );
});
