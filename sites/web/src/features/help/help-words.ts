import { lazyWords } from '../../app/lazy-words.ts';

/** The words of the help centre, with those of what can go wrong. */
export const helpWords = lazyWords('help words', ['help', 'session', 'platform']);
