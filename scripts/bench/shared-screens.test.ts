import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharing } from '@livery/emit';
import { type LanguageCode, languages } from '@livery/i18n/languages';
import { parseMerchant, publicMerchant } from '@livery/merchant';
import type { SiteConfig } from '@livery/merchant/site-config';
import { expect, test } from 'vitest';
import { pages, render, renderFrame } from '../../sites/web/src/render.tsx';

const root = join(import.meta.dirname, '../..');

function merchantOf(folder: string) {
  const file = `merchants/${folder}/merchant.json`;
  const parsed = parseMerchant(readFileSync(join(root, file), 'utf8'), file, {
    themes: ['livery-play', 'mayura', 'shapla', 'sen-vang'],
  });
  if (!parsed.ok) throw new Error(`${file} does not parse.`);
  return publicMerchant(parsed.value);
}

function configOf(merchant: SiteConfig['merchant'], language: LanguageCode): SiteConfig {
  return {
    version: 2,
    origin: 'https://play.example',
    merchant,
    language,
    languages: merchant.languages.map((code) => {
      const { tag, dir, name } = languages[code];
      return { code, tag, dir, name, path: code === language ? '/' : `/${tag.toLowerCase()}/` };
    }),
    basePath: '/',
    theme: {
      name: merchant.theme,
      logo: { light: '/l.svg', dark: '/d.svg', width: 96, height: 32 },
      themeColor: { light: '#ffffff', dark: '#000000' },
    },
    copy: {},
    build: 'main',
  };
}

test.each(['india', 'vietnam'])(
  'the screens of a merchant like %s, drawn for another before, are as drawn for itself',
  async (folder) => {
    const merchant = merchantOf(folder);
    const language = merchant.defaultLanguage;
    const first = configOf(merchant, language);
    const other = {
      ...configOf({ ...merchant, name: 'O\'Neill & <Sons> "7"', code: 'ONEILL' }, language),
      theme: {
        name: 'harbour',
        logo: { light: '/o.svg?a=1&b', dark: '/p.svg', width: 77, height: 19 },
        themeColor: { light: '#eeeeee', dark: '#111111' },
      },
    };
    const drawn: string[] = [];
    const shared = sharing({
      pages,
      render: (config, path) => {
        drawn.push(path);
        return render(config, path as (typeof pages)[number]);
      },
      renderFrame,
    });
    for (const path of pages) {
      expect(await shared.render(first, path), path).toEqual(await render(first, path));
      expect(await shared.render(other, path), path).toEqual(await render(other, path));
    }
    expect(await shared.renderFrame(first)).toEqual(await renderFrame(first));
    expect(await shared.renderFrame(other)).toEqual(await renderFrame(other));
    expect(drawn).toEqual(pages);
  },
);
