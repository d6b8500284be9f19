import type { LazyPage } from '../../app/lazy-page.ts';
import { helpWords } from './help-words.ts';

/** The help centre (spec §2); the fragment of its address names an article, `term` the terms. */
export const helpPage: LazyPage = {
  screen: async () => (await import('./help-screen.tsx')).HelpScreen,
  words: helpWords,
};
