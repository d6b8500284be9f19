import { describe, expect, it } from 'vitest';
import { checkFeatures, featureOf } from './features.ts';

const at = (path: string, text: string) => ({ file: `sites/web/src/${path}`, text });

describe('the rules between features', () => {
  it('finds the feature of a file', () => {
    expect(featureOf('sites/web/src/features/sign-in/login/login-view.tsx')).toBe('sign-in');
    expect(featureOf('sites/web/src/shell/shell.tsx')).toBeUndefined();
    expect(featureOf('packages/ui/src/button/button.tsx')).toBeUndefined();
  });

  it.each([
    at('features/help/help.tsx', "import { Login } from '../sign-in/index.ts'"),
    at('features/help/help.tsx', "import { a } from './inside/a.ts'"),
    at('features/help/deep/a.ts', "import { b } from '../b.ts'"),
    at('shell/shell.tsx', "import { useSession } from '../features/session/index.ts'"),
    at('features/session/a.ts', "import { redirect } from '@tanstack/react-router'"),
  ])('passes $file: $text', (source) => {
    expect(checkFeatures([source])).toEqual([]);
  });

  it.each([
    at('features/help/help.tsx', "import { Login } from '../sign-in/login/login-view.tsx'"),
    at('features/help/help.test.ts', "import { Login } from '../sign-in/login/login-view.tsx'"),
    at('features/help/help.tsx', "const load = () => import('../sign-in/login/login-view.tsx')"),
    at('features/help/help.tsx', "import type { A } from '../sign-in/login/a.ts'"),
    at('shell/shell.tsx', "export { a } from '../features/sign-in/login/a.ts'"),
  ])('rejects a path inside a feature: $file: $text', (source) => {
    const [finding, ...more] = checkFeatures([source]);
    expect(finding).toMatchObject({ file: source.file, line: 1 });
    expect(finding?.why).toContain('inside the feature sign-in');
    expect(more).toEqual([]);
  });

  it('rejects a cycle of features, however long, once', () => {
    const circle = [
      at('features/a/a.ts', "import { b } from '../b/index.ts'"),
      at('features/b/b.ts', "import { c } from '../c/index.ts'"),
      at('features/c/c.ts', "import type { a } from '../a/index.ts'"),
    ];
    const findings = checkFeatures(circle);
    expect(findings.map(({ file, why }) => [file, why])).toEqual([
      ['sites/web/src/features/c/c.ts', expect.stringContaining('a → b → c → a')],
    ]);
    expect(checkFeatures(circle.slice(0, 2))).toEqual([]);
  });

  it('rejects rendering code in session', () => {
    const [finding] = checkFeatures([
      at('features/session/a.ts', "import { Button } from '@livery/ui/button'"),
    ]);
    expect(finding?.why).toContain('draws nothing');
  });

  it('rejects a feature that session needs', () => {
    const [finding] = checkFeatures([
      at('features/session/a.ts', "import { helpTarget } from '../help/index.ts'"),
    ]);
    expect(finding?.why).toContain('needs no other feature');
  });
});
