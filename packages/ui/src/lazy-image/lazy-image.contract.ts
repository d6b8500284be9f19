import type { ComponentContract } from '../contract.ts';

export const lazyImageContract = {
  parts: ['frame', 'picture', 'placeholder'],
  choices: {
    ratio: ['portrait', 'square', 'landscape', 'banner'],
    fit: ['cover', 'contain'],
    state: ['loading', 'loaded', 'error'],
  },
  tokens: ['art.pattern', 'motion.base', 'motion.easing', 'surface.sunken', 'text.muted'],
  uses: ['icon'],
} as const satisfies ComponentContract;
