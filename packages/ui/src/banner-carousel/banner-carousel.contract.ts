import type { ComponentContract } from '../contract.ts';

export const bannerCarouselContract = {
  parts: [
    'root',
    'viewport',
    'slides',
    'slide',
    'anchor',
    'picture',
    'caption',
    'bar',
    'balance',
    'dots',
    'dot',
  ],
  choices: { state: ['waiting', 'ready'] },
} as const satisfies ComponentContract;
