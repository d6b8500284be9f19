export { PageBanners } from './page-banners.tsx';
