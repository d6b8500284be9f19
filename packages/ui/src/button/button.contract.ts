import type { ComponentContract } from '../contract.ts';

/** What a button can be. `stage` is the quiet one on the brand's deep region (hero, jackpot). */
export const buttonContract = {
  parts: ['root'],
  variants: ['primary', 'accent', 'neutral', 'quiet', 'stage'],
  sizes: ['sm', 'md', 'lg'],
} as const satisfies ComponentContract;

export type ButtonVariant = (typeof buttonContract.variants)[number];
export type ButtonSize = (typeof buttonContract.sizes)[number];
