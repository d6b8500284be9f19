import { describe, expect, it } from 'vitest';
import { shownLanguage } from './shown-language.ts';

const english = { code: 'EN', tag: 'en', dir: 'ltr', name: 'English', path: '/' } as const;
const hindi = { code: 'HI', tag: 'hi', dir: 'ltr', name: 'हिन्दी', path: '/hi/' } as const;
const site = { language: 'EN', languages: [english, hindi] } as const;

describe('shown language', () => {
  it('is the one that the page is marked with', () => {
    expect(shownLanguage({ ...site, languages: [...site.languages] }, 'hi')).toBe(hindi);
    expect(shownLanguage({ ...site, languages: [...site.languages] }, 'EN')).toBe(english);
  });

  it('is the page’s own when the mark is no language that the merchant offers', () => {
    expect(shownLanguage({ ...site, languages: [...site.languages] }, 'fr')).toBe(english);
    expect(shownLanguage({ ...site, languages: [...site.languages] }, '')).toBe(english);
  });

  it('reports a page that offers none', () => {
    expect(() => shownLanguage({ language: 'EN', languages: [] }, 'en')).toThrow(
      'offers no language',
    );
  });
});
