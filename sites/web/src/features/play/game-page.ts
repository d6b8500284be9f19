import { lazyPart } from '../../app/lazy-part.tsx';
import { playWords } from './play-words.ts';

/** A game at an address of its own, such as the sports of one vendor: what is to be known of it, then its frame. */
export const GamePage = lazyPart('game', async () => (await import('./game-screen.tsx')).GamePage, {
  words: playWords,
});
