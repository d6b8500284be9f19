import { lazyWords } from '../../app/lazy-words.ts';

/** The words of registration and of a forgotten password, with those of the login that they lead to. */
export const entryWords = lazyWords('entry words', ['entry', 'session', 'platform']);

/** The words of every login method, with those of the forms that they share. */
export const waysWords = lazyWords('words of the login methods', [
  'ways',
  'entry',
  'session',
  'platform',
]);
