export { GamePage } from './game-page.ts';
export { type GameSearch, gameIn } from './game-search.ts';
export { LimitsPanel } from './limits-panel.tsx';
export { NotProtected } from './not-protected.tsx';
export { gameRoute } from './play.routes.ts';
export { PlaySession } from './play-session.tsx';
export { ReachedLimit } from './reached-limit.ts';
export { useProtect } from './use-protect.ts';
