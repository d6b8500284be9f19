export { downloadPage } from './download-page.ts';
