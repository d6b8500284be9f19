import { describe, expect, it } from 'vitest';
import { type ModuleGraph, rootsOf, sharedWithHome } from './chunks.ts';

const at = (path: string) => `/project/sites/web/src/${path}`;

/** A module graph out of sources: relative imports by their text, `import('…')` as an import on demand. */
function graphOf(sources: Readonly<Record<string, string>>): ModuleGraph {
  const target = (file: string, specifier: string) =>
    new URL(specifier, `file://${at(file)}`).pathname;
  const importing = (id: string, pattern: RegExp) =>
    Object.entries(sources)
      .filter(([file, text]) =>
        [...text.matchAll(pattern)].some(([, specifier = '']) => target(file, specifier) === id),
      )
      .map(([file]) => at(file));
  // the tests need no more of a module than this
  return {
    getModuleInfo: (id: string) => {
      const file = Object.keys(sources).find((name) => at(name) === id);
      return (
        file && {
          code: sources[file],
          isEntry: file === 'main.tsx',
          importers: importing(id, /from '([^']+)'/g),
          dynamicImporters: importing(id, /import\('([^']+)'\)/g),
        }
      );
    },
  } as unknown as ModuleGraph;
}

const graph = graphOf({
  'main.tsx':
    "import { loadLogin } from './features/sign-in/index.ts'; import('./features/home/home-screen.tsx'); import('./late.tsx');",
  'late.tsx': "import { LoginForm } from './features/sign-in/index.ts';",
  'features/home/home-screen.tsx': "import { Price } from '../../price.ts';",
  'features/sign-in/index.ts':
    "import { lazy } from '../../lazy.ts'; export { LoginForm } from './login-form.tsx'; export { loadLogin } from './load-login.ts'; export const other = lazy();",
  'features/sign-in/login-form.tsx':
    "import { Field } from '../../field.ts'; export const LoginForm = Field;",
  'features/sign-in/load-login.ts': 'export const loadLogin = 1;',
  'field.ts': 'export const Field = 1;',
  'lazy.ts': 'export const lazy = () => 1;',
  'price.ts': 'export const Price = 1;',
});

describe('the chunk that every page loads', () => {
  it('holds what the entry imports from a feature by name', () => {
    expect(sharedWithHome(at('features/sign-in/load-login.ts'), graph)).toBe('shared');
  });

  it('leaves out what only a later screen imports from the same feature', () => {
    for (const file of ['features/sign-in/login-form.tsx', 'field.ts']) {
      expect(sharedWithHome(at(file), graph), file).toBeNull();
      expect(rootsOf(at(file), graph), file).toEqual([at('late.tsx')]);
    }
  });

  it('holds what the face itself needs', () => {
    expect(sharedWithHome(at('lazy.ts'), graph)).toBe('shared');
  });

  it('leaves what home alone needs with home', () => {
    expect(sharedWithHome(at('price.ts'), graph)).toBeNull();
    expect(rootsOf(at('price.ts'), graph)).toEqual([at('features/home/home-screen.tsx')]);
  });
});
