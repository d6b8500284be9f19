import type { ComponentContract } from '../contract.ts';

export const countBadgeContract = {
  parts: ['root', 'count'],
  tones: ['brand', 'alert'],
} as const satisfies ComponentContract;

export type CountBadgeTone = (typeof countBadgeContract.tones)[number];
