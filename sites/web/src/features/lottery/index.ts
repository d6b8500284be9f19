export { lotteryRoute } from './lottery.routes.ts';
