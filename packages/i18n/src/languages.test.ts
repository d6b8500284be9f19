import { describe, expect, it } from 'vitest';
import { completeLanguages, isComplete, languageOf, languages } from './languages.ts';

describe('languages', () => {
  it('[spec 9.07] are 35, Thai and English first, each with a tag that Intl accepts', () => {
    const codes = Object.keys(languages);
    expect(codes).toHaveLength(35);
    expect(codes.slice(0, 2)).toEqual(['TH', 'EN']);
    for (const { tag } of Object.values(languages)) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    }
  });

  it('have the script and direction that CLDR expects', () => {
    for (const { code, tag, script, dir } of Object.values(languages)) {
      if (code === 'TY') continue;
      expect(new Intl.Locale(tag).maximize().script, code).toBe(script);
      expect(dir, code).toBe(script === 'Arab' ? 'rtl' : 'ltr');
    }
  });

  it('are found by code and by tag in any case', () => {
    for (const language of Object.values(languages)) {
      expect(languageOf(language.code.toLowerCase())).toBe(language);
      expect(languageOf(language.tag.toUpperCase())).toBe(language);
    }
    expect(languageOf('en-GB')?.code).toBe('EN');
    expect(languageOf('th-TH-u-ca-gregory')?.code).toBe('TH');
    expect(languageOf('my')?.code).toBe('MY');
  });

  it('distinguish traditional from simplified Chinese', () => {
    expect(['zh', 'zh-Hans', 'zh-SG'].map((tag) => languageOf(tag)?.code)).toEqual([
      'CN',
      'CN',
      'CN',
    ]);
    expect(['zh-Hant', 'zh-HK', 'TW'].map((tag) => languageOf(tag)?.code)).toEqual([
      'TW',
      'TW',
      'TW',
    ]);
  });

  it('that are complete have their code in lower case as their tag', () => {
    for (const code of completeLanguages) expect(languages[code].tag).toBe(code.toLowerCase());
  });

  it('do not change other codes', () => {
    expect(languageOf('XX')).toBeUndefined();
    expect(languageOf('')).toBeUndefined();
    expect(isComplete('FR')).toBe(false);
    expect(completeLanguages.every(isComplete)).toBe(true);
  });
});
