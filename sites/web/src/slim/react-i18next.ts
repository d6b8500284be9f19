import type { i18n } from 'i18next';
import { createContext, createElement, type ReactNode, use } from 'react';

const WordsContext = createContext<i18n | undefined>(undefined);

/**
 * What the site's build has in place of react-i18next. The language of a page never changes, and a screen's words are there before
 * the screen: nothing has to be waited for or watched.
 */
export function I18nextProvider(props: { i18n: i18n; children?: ReactNode }) {
  return createElement(WordsContext, { value: props.i18n }, props.children);
}

/** The words of the page; to be taken apart as `const { t } = useTranslation()`. */
export function useTranslation(): Pick<i18n, 't'> {
  const words = use(WordsContext);
  if (!words)
    throw new Error('livery: expected <I18nextProvider> around every screen, found none.');
  return words;
}
