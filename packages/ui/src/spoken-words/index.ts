import type { CompleteLanguage } from '@livery/i18n/languages';
import type { SpokenWords } from './spoken-words.ts';

/** Where React Aria looks for the strings of the page's language before its own: what its `getLocalizationScript` sets. */
const strings = Symbol.for('react-aria.i18n.strings');
const locale = Symbol.for('react-aria.i18n.locale');

declare global {
  interface Window {
    [strings]?: Record<string, object>;
    [locale]?: string;
  }
}

/** Each is a chunk of its own. */
const languages: Readonly<Record<string, () => Promise<{ readonly words: SpokenWords }>>> = {
  bn: () => import('./words/bn.ts'),
  en: () => import('./words/en.ts'),
  hi: () => import('./words/hi.ts'),
  th: () => import('./words/th.ts'),
  vi: () => import('./words/vi.ts'),
} satisfies Record<Lowercase<CompleteLanguage>, unknown>;

/**
 * Loads the strings that React Aria has screen readers say, and gives them to it for the whole page; to be awaited before the first
 * component of React Aria that has any. Visible text is no part of them: that is what a component is given.
 *
 * @param language BCP 47
 * @throws when the language has no strings, or the file cannot be fetched
 */
export async function loadSpokenWords(language: string): Promise<void> {
  const load = languages[language];
  if (!load) {
    throw new Error(
      `livery/ui: expected a language with screen-reader strings (${Object.keys(languages).join(', ')}), found "${language}".`,
    );
  }
  const { words } = await load();
  window[locale] = language;
  window[strings] ??= {};
  // React Aria keeps the objects that it finds first, so a page that changes its language, as Storybook's does, writes into them.
  for (const [name, texts] of Object.entries(words)) {
    window[strings][name] = Object.assign(window[strings][name] ?? {}, texts);
  }
}
