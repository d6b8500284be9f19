export { promotionRoutes } from './promotions.routes.ts';
export { raffleQuery } from './promotions-queries.ts';
