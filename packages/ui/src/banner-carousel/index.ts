export { BannerCarousel, type BannerCarouselProps } from './banner-carousel.tsx';
export type { Banner } from './banner-slide.tsx';
