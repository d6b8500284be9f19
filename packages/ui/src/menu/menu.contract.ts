import type { ComponentContract } from '../contract.ts';

export const menuContract = {
  parts: ['panel', 'list', 'item'],
  tones: ['normal', 'danger'],
} as const satisfies ComponentContract;

export type MenuTone = (typeof menuContract.tones)[number];
