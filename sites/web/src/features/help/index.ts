export { helpRoutes } from './help.routes.ts';
export { HelpLinks, TermsLink } from './help-links.tsx';
export { helpTarget } from './help-target.ts';
