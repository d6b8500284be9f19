import { codeOf, dirOf, type LanguageCode, tags } from './language-tags.ts';

/** Attributes for an element whose text is in another language than the page; nothing when it is not. */
export interface ForeignLang {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * Marks text of the platform that is in another language than the page, so that it is spoken and drawn by that
 * language's rules (WCAG 2.2 3.1.2). `dir` comes only where it differs from the page's.
 *
 * @param text the text's code or tag as the platform sent it; undefined when it is in the language that was asked for
 * @param page the page's language
 * @returns no attributes for a code that is not registered, as a wrong mark is worse than none
 */
export function foreignLang(text: string | undefined, page: LanguageCode): ForeignLang {
  const code = text === undefined ? undefined : codeOf(text);
  if (!code || code === page || code === 'TY') return {};
  const lang = tags[code];
  const dir = dirOf(code);
  return dir === dirOf(page) ? { lang } : { lang, dir };
}
