import type { ComponentContract } from '../contract.ts';

export const bannerCarouselContract = {
  parts: ['root', 'viewport', 'slides', 'slide', 'anchor', 'picture', 'caption', 'bar', 'balance', 'dots', 'dot'],
  choices: { state: ['waiting', 'ready'] },
  variables: { '--banner-carousel-radius': 'radius.card' },
  tokens: ['border.control', 'border.focus', 'motion.easing', 'motion.fast', 'radius.card', 'radius.control', 'size.lg', 'size.sm', 'space.s1', 'space.s3', 'space.s4', 'stage.fill', 'stage.text', 'surface.sunken', 'text.body', 'text.brand', 'weight.label'],
  uses: ['icon-button', 'lazy-image', 'link'],
} as const satisfies ComponentContract;
