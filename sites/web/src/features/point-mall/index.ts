export { pointMallRoute } from './point-mall.routes.ts';
