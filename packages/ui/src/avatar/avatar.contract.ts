import type { ComponentContract } from '../contract.ts';

export const avatarContract = {
  parts: ['root', 'picture'],
  sizes: ['sm', 'md', 'lg'],
  tones: ['brand', 'accent', 'neutral', 'stage'],
} as const satisfies ComponentContract;

export type AvatarSize = (typeof avatarContract.sizes)[number];
export type AvatarTone = (typeof avatarContract.tones)[number];
