export { GamePage } from './game-page.ts';
export { type GameSearch, gameIn } from './game-search.ts';
export { gameRoute } from './play.routes.ts';
export { ReachedLimit } from './reached-limit.ts';
