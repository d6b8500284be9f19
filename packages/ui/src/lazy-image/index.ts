export { LazyImage, type LazyImageProps } from './lazy-image.tsx';
export { lazyLoadLimits } from './lazy-load-limits.ts';
