import { lazyWords } from '../../app/lazy-words.ts';

/** Words of the screens that say why there is no page. Most visits never need them. */
export const statusWords = lazyWords('status words', ['status', 'footer']);
