import type { ComponentContract } from '../contract.ts';

export const menuContract = {
  parts: ['panel', 'list', 'item'],
  tones: ['normal', 'danger'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'control.height',
    'motion.easing',
    'motion.fast',
    'radius.card',
    'radius.control',
    'shadow.overlay',
    'space.s1',
    'space.s3',
    'status.dangerSurface',
    'status.dangerText',
    'surface.overlay',
    'text.body',
    'text.muted',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;

export type MenuTone = (typeof menuContract.tones)[number];
