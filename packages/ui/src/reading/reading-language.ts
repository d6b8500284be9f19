import { createContext, useContext } from 'react';

/** BCP 47 tag of what is read inside the nearest ThemeScope; undefined outside of any, where the page's own holds. */
export const ReadingLanguage = createContext<string | undefined>(undefined);

/** The language of the text around a component: that of its scope, else the page's (`<html lang>`). */
export function useReadingLanguage(): string {
  return useContext(ReadingLanguage) ?? pageLanguage();
}

/** The language of the page, where no scope says otherwise. Only in a browser. */
export const pageLanguage = (): string => document.documentElement.lang || 'en';

/**
 * A language's tag as React Aria is to read it, which takes the direction from the script alone: a language that a scope writes
 * from right to left against its own habit is named in Arabic script (`en-Arab`).
 */
export function writtenIn(lang: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  return dir === 'rtl' ? new Intl.Locale(lang, { script: 'Arab' }).toString() : lang;
}
