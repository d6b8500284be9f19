import type { PublicPage } from '../../app/public-page.ts';
import { helpWords } from './help-words.ts';

/** The help centre (spec §2); the fragment of its address names an article, `term` the terms. */
export const helpPage: PublicPage = {
  screen: async () => (await import('./help-screen.tsx')).HelpScreen,
  words: helpWords,
};
