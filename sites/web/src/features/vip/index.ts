export { vipPage } from './vip-page.ts';
