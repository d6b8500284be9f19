import { drawBanner } from '@livery/theme/art';
import type { Banner } from '../banner-carousel/index.ts';

const titles = [
  'The monsoon season',
  'Today’s draws, counted down to the second',
  'Set your own limits before you play',
];
const kinds = ['rng', 'lottery', 'live'] as const;

/** Three banners with our own art, which has no words. */
export const banners: readonly Banner[] = titles.map((title, index) => {
  const svg = drawBanner({ seed: title, kind: kinds[index] ?? 'rng' });
  return {
    id: `banner-${index}`,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    title,
    caption: title,
    href: `#banner-${index}`,
  };
});

export const bannerLabels = {
  pause: 'Stop the banners',
  play: 'Let the banners move',
  slide: (slide: number, slides: number) => `Banner ${slide} of ${slides}`,
};
