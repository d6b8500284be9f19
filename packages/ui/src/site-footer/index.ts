export { FooterColumn, type FooterColumnProps } from './footer-column.tsx';
export { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
