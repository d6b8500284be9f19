import { expect, it, vi } from 'vitest';
import { scriptAddress } from './script-address.ts';

it('creates each policy once, as the page’s Content-Security-Policy lets it', () => {
  const made = new Set<string>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: () => string }) => {
      if (made.has(name)) throw new TypeError(`There is a policy ${name} already.`);
      made.add(name);
      return rules;
    },
  });
  const addresses = ['/sw.js', '/sw.js'].map((address) => scriptAddress('worker', address));
  expect([...addresses, scriptAddress('tag', '/tag.js')]).toEqual(['/sw.js', '/sw.js', '/tag.js']);
  vi.unstubAllGlobals();
});
