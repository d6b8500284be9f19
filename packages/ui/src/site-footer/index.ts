export {
  FooterColumn,
  type FooterColumnProps,
  SiteFooter,
  type SiteFooterProps,
} from './site-footer.tsx';
