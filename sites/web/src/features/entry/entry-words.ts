import { lazyWords } from '../../app/lazy-words.ts';

/** The words of sign-in. */
export const sessionWords = lazyWords('session words', ['session', 'platform']);

/** The words of every way in, beside those of the forms that they share. */
export const waysWords = lazyWords('words of the ways in', [
  'ways',
  'entry',
  'session',
  'platform',
]);

/** The words of registration and of a forgotten password, with those of the sign-in that they lead to. */
export const entryWords = lazyWords('entry words', ['entry', 'session', 'platform']);

/** The words of the help centre, with those of what can go wrong. */
export const helpWords = lazyWords('help words', ['help', 'session', 'platform']);
