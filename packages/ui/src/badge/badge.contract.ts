import type { ComponentContract } from '../contract.ts';

/** Tones of a badge. Status tones keep their meaning in every brand. */
export const badgeContract = {
  parts: ['root'],
  tones: ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'],
} as const satisfies ComponentContract;

export type BadgeTone = (typeof badgeContract.tones)[number];
