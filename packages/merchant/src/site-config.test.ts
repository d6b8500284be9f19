import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMerchant } from './parse-merchant.ts';
import { publicMerchant } from './public-merchant.ts';
import { readSiteConfig, type SiteConfig } from './site-config.ts';

const text = readFileSync(
  join(import.meta.dirname, '../../../merchants/india/merchant.json'),
  'utf8',
);
const parsed = parseMerchant(text, 'merchant.json', { themes: ['mayura'] });
if (!parsed.ok) throw new Error('The merchant of this test does not parse.');

const config: SiteConfig = {
  version: 2,
  origin: 'https://play.example',
  merchant: publicMerchant(parsed.value),
  language: 'EN',
  languages: [{ code: 'EN', tag: 'en', dir: 'ltr', name: 'English', path: '/' }],
  basePath: '/',
  theme: {
    name: 'mayura',
    logo: { light: '/brand/a.svg', dark: '/brand/b.svg', width: 120, height: 32 },
    themeColor: { light: '#ffffff', dark: '#000000' },
  },
  copy: { EN: { 'home.hero.title': 'Hello' } },
  build: 'main-1',
};

const pageWith = (content: string | null) => ({
  // Only `textContent` of the element is read.
  getElementById: (id: string) =>
    content !== null && id === 'livery-site' ? ({ textContent: content } as HTMLElement) : null,
});

test('the page gives back what was put into it', () => {
  expect(readSiteConfig(pageWith(JSON.stringify(config)))).toEqual(config);
});

test('a page without a configuration explains how to open the site', () => {
  expect(() => readSiteConfig(pageWith(null))).toThrow('npm start');
});

test('reports a configuration of another version with its location and the fix', () => {
  expect(() => readSiteConfig(pageWith(JSON.stringify({ ...config, version: 3 })))).toThrow(
    /"version".*npm run build/,
  );
});
