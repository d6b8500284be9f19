export { findArticles } from './find-articles.ts';
export { HelpLinks, TermsLink } from './help-links.tsx';
export { helpPage } from './help-page.ts';
export { helpTarget } from './help-target.ts';
