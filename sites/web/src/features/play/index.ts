import { lazyPart } from '../../app/lazy-part.tsx';
import { playWords } from './play-words.ts';

export { GamePage } from './game-page.ts';
export { type GameSearch, gameIn } from './game-search.ts';
export { gameRoute } from './play.routes.ts';

/** Why a limit of the member's own did not let a stake be taken, for whichever page takes stakes. */
export const ReachedLimit = lazyPart(
  'limits',
  async () => (await import('./limits-panel.tsx')).ReachedLimit,
  { words: playWords },
);
