import { lazyWords } from '../../app/lazy-words.ts';

/** The words of the session: its dialogs, guards and failures. */
export const sessionWords = lazyWords('session words', ['session', 'platform']);
