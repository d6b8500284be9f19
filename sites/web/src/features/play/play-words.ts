import { lazyWords } from '../../app/lazy-words.ts';

/** The words of a game's page, with those of what can go wrong. */
export const playWords = lazyWords('play words', ['play', 'session', 'platform', 'wallet']);
