import { lazyWords } from '../app/lazy-words.ts';

/** The words of sign-in. */
export const sessionWords = lazyWords('session words', ['session', 'platform']);
