import type { ComponentContract } from '../contract.ts';

export const lazyImageContract = {
  parts: ['frame', 'picture', 'placeholder'],
  choices: {
    ratio: ['portrait', 'square', 'landscape', 'banner'],
    fit: ['cover', 'contain'],
    state: ['loading', 'loaded', 'error'],
  },
} as const satisfies ComponentContract;
