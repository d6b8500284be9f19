import { runInNewContext } from 'node:vm';
import { type CompleteLanguage, completeLanguages } from '@livery/i18n/languages';
import { I18nProvider } from 'react-aria/I18nProvider';
import { DismissButton } from 'react-aria/Overlay';
import { getLocalizationScript } from 'react-aria-components/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadSpokenWords } from './index.ts';

type Texts = Readonly<Record<string, string | ((values: object, format: object) => string)>>;

/** The letters of each language that we write. */
const scripts: Readonly<Record<Exclude<Lowercase<CompleteLanguage>, 'en'>, RegExp>> = {
  bn: /\p{Script=Bengali}/u,
  hi: /\p{Script=Devanagari}/u,
  th: /\p{Script=Thai}/u,
  vi: /\p{Script=Latin}/u,
};

const wordsIn = async (language: string) =>
  ((await import(`./words/${language}.ts`)) as { words: Readonly<Record<string, Texts>> }).words;

/** A string with every branch of it taken, and the names of its placeholders. */
function render(text: Texts[string] = ''): { text: string; placeholders: string[] } {
  if (typeof text === 'string') return { text, placeholders: [] };
  const read = new Set<string>();
  const values = new Proxy(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return true;
      },
    },
  );
  const branch = (options: Readonly<Record<string, unknown>>, name: string) => {
    const taken = options[name];
    return typeof taken === 'function' ? taken() : taken;
  };
  const rendered = text(values, {
    number: String,
    plural: (_: number, options: Readonly<Record<string, unknown>>) => branch(options, 'other'),
    select: (options: Readonly<Record<string, unknown>>) => branch(options, 'true'),
  });
  return { text: rendered, placeholders: [...read].sort() };
}

describe.each(Object.entries(scripts))('strings in %s', (language, letters) => {
  test('are one for each of the English ones, with the same placeholders', async () => {
    const published = await wordsIn('en');
    for (const [name, texts] of Object.entries(await wordsIn(language))) {
      const expected = published[name] ?? {};
      expect([name, Object.keys(texts).sort()]).toEqual([name, Object.keys(expected).sort()]);
      for (const [key, text] of Object.entries(texts)) {
        expect([name, key, render(text).placeholders]).toEqual([
          name,
          key,
          render(expected[key]).placeholders,
        ]);
      }
    }
  });

  test('are written in its own letters', async () => {
    for (const [name, texts] of Object.entries(await wordsIn(language))) {
      for (const [key, text] of Object.entries(texts)) {
        expect([name, key, render(text).text]).toEqual([name, key, expect.stringMatching(letters)]);
      }
    }
  });
});

describe('loadSpokenWords', () => {
  let page: object;
  beforeEach(() => {
    page = {};
    vi.stubGlobal('window', page);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const dismissIn = (language: string) =>
    renderToStaticMarkup(
      <I18nProvider locale={language}>
        <DismissButton />
      </I18nProvider>,
    );

  it('gives React Aria the strings of each language, one after the other', async () => {
    const spoken: Record<string, string | undefined> = {};
    for (const language of completeLanguages.map((code) => code.toLowerCase())) {
      await loadSpokenWords(language);
      spoken[language] = /aria-label="([^"]+)"/.exec(dismissIn(language))?.[1];
    }
    expect(spoken).toEqual({
      th: 'ปิด',
      en: 'Dismiss',
      bn: 'বন্ধ করুন',
      hi: 'बंद करें',
      vi: 'Đóng',
    });
  });

  it('sets what the script sets that React Aria has for pages of one language', async () => {
    const scripted = {};
    runInNewContext(getLocalizationScript('en-US'), { window: scripted });
    await loadSpokenWords('en');
    expect(Object.getOwnPropertySymbols(page)).toEqual(Object.getOwnPropertySymbols(scripted));
  });

  it('rejects a language that it has no strings for', async () => {
    await expect(loadSpokenWords('fr')).rejects.toThrow('found "fr"');
  });
});
