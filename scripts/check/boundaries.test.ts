import { describe, expect, test } from 'vitest';
import { checkBoundaries, type Exports, importsOf } from './boundaries.ts';
import { formatFinding } from './source.ts';

const exported: Exports = new Map([
  ['theme', ['.', './vars']],
  ['i18n', ['.', './format']],
  ['api', ['.', './contract']],
  ['merchant', ['.']],
  ['emit', ['.']],
  ['sandbox', ['.', './sqlite']],
  ['cli', ['.']],
  ['ui', ['./*']],
]);

const check = (file: string, text: string) => checkBoundaries([{ file, text }], exported);

const valid: [string, string, string][] = [
  [
    'a package that the table names',
    'packages/merchant/src/a.ts',
    "import { parse } from '@livery/theme'",
  ],
  [
    'a subpath that is exported',
    'packages/ui/src/button/button.tsx',
    "import { vars } from '@livery/theme/vars'",
  ],
  [
    'a subpath that a pattern exports',
    'sites/web/src/home.tsx',
    "import { Button } from '@livery/ui/button'",
  ],
  ['a file of the same package', 'packages/theme/src/a/b.ts', "import { c } from '../c.ts'"],
  ['a package of others', 'packages/theme/src/a.ts', "import { oklch } from 'culori'"],
  [
    'Node in a package that is not pure',
    'packages/cli/src/a.ts',
    "import { readFileSync } from 'node:fs'",
  ],
  [
    'Node at the door of a pure package',
    'packages/sandbox/src/sqlite.ts',
    "import { DatabaseSync } from 'node:sqlite'",
  ],
  [
    'Node in the test of a pure package',
    'packages/theme/src/a.test.ts',
    "import { readFileSync } from 'node:fs'",
  ],
  [
    'the sandbox in the server',
    'sites/web/server/start.ts',
    "import { sqliteStore } from '@livery/sandbox/sqlite'",
  ],
  [
    'the sandbox in a test of the site',
    'sites/web/src/a.test.ts',
    "import { createSandbox } from '@livery/sandbox'",
  ],
  [
    'a brand in what the tests of a package share',
    'packages/theme/test/brands.ts',
    "import brand from '../../../themes/mayura/brand.json?raw'",
  ],
  [
    'Storybook in a story',
    'packages/ui/src/button/button.stories.tsx',
    "import preview from '../../../../.storybook/preview.tsx'",
  ],
  [
    'any package in Storybook',
    '.storybook/preview.tsx',
    "import { createSandbox } from '@livery/sandbox'",
  ],
  [
    'the site in Storybook',
    '.storybook/preview.tsx',
    "import { App } from '../sites/web/src/app.tsx'",
  ],
];

const invalid: [string, string, string, string][] = [
  [
    'a package outside the table',
    'packages/ui/src/a.ts',
    "import { call } from '@livery/api'",
    'ui may import only these Livery packages: theme, i18n',
  ],
  [
    'a type of such a package',
    'packages/api/src/a.ts',
    "import type { Brand } from '@livery/theme'",
    'api may not import Livery packages',
  ],
  [
    'such a package inside a type',
    'packages/api/src/a.ts',
    "type A = import('@livery/theme').Brand",
    'api may not import Livery packages',
  ],
  [
    'such a package imported dynamically',
    'packages/theme/src/a.ts',
    "await import('@livery/i18n')",
    'theme may not import Livery packages',
  ],
  [
    'such a package re-exported',
    'packages/theme/src/a.ts',
    "export * from '@livery/i18n'",
    'theme may not import Livery packages',
  ],
  [
    'a path into src',
    'sites/web/src/a.ts',
    "import '@livery/theme/src/vars.ts'",
    '@livery/theme does not export "./src/vars.ts"',
  ],
  [
    'two folders where the pattern has one',
    'sites/web/src/a.ts',
    "import '@livery/ui/button/button'",
    '@livery/ui does not export',
  ],
  [
    'a package that does not exist',
    'sites/web/src/a.ts',
    "import '@livery/nothing'",
    'the package does not exist',
  ],
  [
    'a relative path out of the package',
    'packages/ui/src/a.ts',
    "import '../../theme/src/vars.ts'",
    'this path leaves packages/ui',
  ],
  [
    'a data folder',
    'packages/theme/src/a.ts',
    "import brand from '../../../themes/x/brand.json'",
    'must not import Storybook, tools or data folders',
  ],
  [
    'Storybook',
    'sites/web/src/a.ts',
    "import '../../../.storybook/preview.tsx'",
    'must not import Storybook',
  ],
  [
    'the site, from its server',
    'sites/web/server/a.ts',
    "import '../src/main.tsx'",
    'this path leaves sites/web/server',
  ],
  [
    'the inside of a package, from Storybook',
    '.storybook/preview.tsx',
    "import '../packages/ui/src/button/index.ts'",
    'packages must be imported through their exports',
  ],
  [
    'Node in a pure package',
    'packages/emit/src/a.ts',
    "import { join } from 'node:path'",
    'emit is pure',
  ],
  [
    'Node without its prefix',
    'packages/emit/src/a.ts',
    "import { join } from 'path'",
    'emit is pure',
  ],
  [
    'Node outside the entry files of a pure package',
    'packages/sandbox/src/wallet.ts',
    "import 'node:sqlite'",
    'sandbox is pure',
  ],
  [
    'React in a pure package',
    'packages/theme/src/a.ts',
    "import { useState } from 'react'",
    'must not render',
  ],
  [
    'the router in a component',
    'packages/ui/src/link/link.tsx',
    "import { Link } from '@tanstack/react-router'",
    'uses no network, no route',
  ],
  [
    'Node in a component',
    'packages/ui/src/link/link.tsx',
    "import { readFileSync } from 'node:fs'",
    'there is no Node',
  ],
  ['Node in the browser', 'sites/web/src/a.ts', "import 'node:fs'", 'there is no Node'],
  [
    'files gathered from another package',
    'sites/web/src/a.ts',
    "import.meta.glob('../../../packages/i18n/src/**/*.json')",
    'this path leaves sites/web/src',
  ],
];

describe('the import rules', () => {
  test.each(valid)('valid: %s', (_, file, text) => {
    expect(check(file, text)).toEqual([]);
  });

  test.each(invalid)('invalid: %s', (_, file, text, why) => {
    const [finding, ...more] = check(file, text);
    expect(finding?.why).toContain(why);
    expect(finding?.fix).toMatch(/^[A-Z].*\.$/);
    expect(more).toEqual([]);
  });

  test('reports file, line, import, reason and fix', () => {
    const [finding] = check(
      'packages/theme/src/a.ts',
      "// a\n\nimport { x } from '@livery/ui/button';\n",
    );
    expect(finding && formatFinding(finding)).toBe(
      [
        "packages/theme/src/a.ts:3  import '@livery/ui/button'",
        '  why   theme may not import Livery packages.',
        '  fix   Pass the value in from a layer that may import both, or move the code to the right layer (docs/architecture.md).',
      ].join('\n'),
    );
  });

  test('reports a re-exported import once, at its first location', () => {
    const text = "import { x } from '@livery/i18n';\nexport { x };\nexport * from '@livery/i18n';";
    expect(check('packages/theme/src/a.ts', text)).toMatchObject([{ line: 1 }]);
  });

  test('reports a package that is missing from the table of layers', () => {
    expect(checkBoundaries([], new Map([['novel', ['.']]]))[0]?.why).toContain(
      'missing from the table of layers',
    );
  });

  test('stops at a file that cannot be parsed, with its location', () => {
    expect(() => importsOf({ file: 'a.ts', text: '\nconst = 1' })).toThrow(
      /^a\.ts:2 cannot be parsed/,
    );
  });
});
