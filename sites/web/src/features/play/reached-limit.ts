import { lazyPart } from '../../app/lazy-part.tsx';
import { playWords } from './play-words.ts';

/** Which limit of the member's own did not let a stake be taken, for whichever page takes stakes. */
export const ReachedLimit = lazyPart(
  'limits',
  async () => (await import('./limits-panel.tsx')).ReachedLimit,
  { words: playWords },
);
