export { noticesPage, storiesPage } from './articles-page.ts';
