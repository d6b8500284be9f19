import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useReadingLanguage } from './reading-language.ts';

/**
 * Around components of React Aria that take no locale: arrow keys and words follow the language of the page. By itself React Aria
 * follows the browser's, and the arrow keys of an Arabic browser would go the wrong way on an English page.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useReadingLanguage()}>{children}</I18nProvider>;
}
