import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.min.ts';
import {
  developmentPolicy,
  hashOf,
  libraryStyles,
  policyHeader,
  policyMeta,
  securityPolicy,
  withDevelopmentPolicy,
} from './security-policy.ts';

const modules = join(import.meta.dirname, '../../../node_modules');

/** The words of one directive; undefined when the policy does not have it. */
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .map((text) => text.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

const policy = securityPolicy({ scripts: [bootScript], styles: ['a{color:red}'] });

test.each(['', 'a{color:red}', 'ภาษาไทย', 'x'.repeat(1000)])(
  'hashes as browsers do: %.12s',
  (text) => {
    expect(hashOf(text)).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  },
);

test('nothing is allowed that is not named, and the boot script is', () => {
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf(bootScript)]);
  expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive(policy, 'trusted-types')).toEqual(['dompurify', 'livery-worker']);
  expect(policy).not.toContain('unsafe');
});

test('a merchant with analytics allows its one host, and the policy that makes the script’s address', () => {
  const counting = securityPolicy({ scripts: [], styles: [], analyticsHost: 'stats.example' });
  const changed = ['script-src', 'img-src', 'connect-src', 'trusted-types'].map((name) => [
    name,
    directive(counting, name)?.filter((word) => !directive(policy, name)?.includes(word)),
  ]);
  expect(Object.fromEntries(changed)).toEqual({
    'script-src': ['https://stats.example'],
    'img-src': ['https://stats.example'],
    'connect-src': ['https://stats.example'],
    'trusted-types': ['livery-analytics'],
  });
});

test('the page’s style blocks and the empty one of styled-components are allowed by their hashes', () => {
  expect(directive(policy, 'style-src')).toContain(hashOf('a{color:red}'));
  expect(directive(policy, 'style-src')).toContain(
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});

test.each([
  ['usePress', 'interactions/usePress.mjs', libraryStyles.reactAriaPress],
  ['usePreventScroll', 'overlays/usePreventScroll.mjs', libraryStyles.reactAriaScroll],
])('what react-aria’s %s writes into a style element is what is allowed', (_, file, allowed) => {
  const source = readFileSync(join(modules, 'react-aria/dist/private', file), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = ['"]([^'"]+)['"]/.exec(source)?.[1] ?? '';
  const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
  expect(text.replace(/\$\{[^}]*\}/, attribute).trim()).toBe(allowed);
});

test('a merchant’s image host may send pictures and nothing else', () => {
  const own = securityPolicy({ scripts: [], styles: [], imageHost: 'https://img.example/icons/' });
  expect(directive(own, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://img.example']);
  expect(own.split('img.example')).toHaveLength(2);

  const two = ['https://img.example/icons/', 'https://img.example/b', 'https://second.example'];
  const several = securityPolicy({ scripts: [], styles: [], imageHost: two });
  expect(directive(several, 'img-src')?.slice(3)).toEqual([
    'https://img.example',
    'https://second.example',
  ]);
});

test('allows scripts from and requests to an analytics host', () => {
  const own = securityPolicy({ scripts: [], styles: [], analyticsHost: 'count.example' });
  for (const name of ['script-src', 'connect-src', 'img-src'])
    expect(directive(own, name)).toContain('https://count.example');
  expect(directive(own, 'frame-src')).toEqual(["'self'"]);
});

test('sends the policy of the page as a header, with the allowed frame ancestors', () => {
  const html = `<head><meta charset="utf-8">${policyMeta(policy)}</head>`;
  expect(policyHeader(html)).toBe(`${policy}; frame-ancestors 'self'`);
  expect(policyHeader('<head></head>')).toBeUndefined();
});

test('allows Vite scripts in development, but no third-party scripts', () => {
  const html = withDevelopmentPolicy(`<head>${policyMeta(policy)}</head>`);
  expect(policyHeader(html)).toBe(`${developmentPolicy}; frame-ancestors 'self'`);
  expect(directive(developmentPolicy, 'script-src')).toEqual(["'self'", "'unsafe-inline'"]);
  expect(directive(developmentPolicy, 'default-src')).toEqual(["'none'"]);
});
