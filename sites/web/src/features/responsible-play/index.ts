export { responsiblePlayPage } from './responsible-play-page.ts';
