export { joinPage } from './join-page.ts';
