export { gameRoute } from './play.routes.ts';
