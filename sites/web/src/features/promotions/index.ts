export { promotionRoutes } from './promotions.routes.ts';
