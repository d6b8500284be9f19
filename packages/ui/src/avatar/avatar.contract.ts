import type { ComponentContract } from '../contract.ts';

export const avatarContract = {
  parts: ['root', 'picture'],
  sizes: ['sm', 'md', 'lg'],
  tones: ['brand', 'accent', 'neutral', 'stage'],
  tokens: [
    'action.accentFill',
    'action.accentText',
    'action.neutralFill',
    'action.neutralText',
    'action.primaryFill',
    'action.primaryText',
    'leading.heading',
    'radius.pill',
    'size.md',
    'size.xl',
    'size.xs',
    'stage.fill',
    'stage.text',
    'weight.label',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;

export type AvatarSize = (typeof avatarContract.sizes)[number];
export type AvatarTone = (typeof avatarContract.tones)[number];
