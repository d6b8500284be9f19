import type { ComponentContract } from '../contract.ts';

export const languageSelectContract = {
  parts: ['root', 'field'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'border.width',
    'radius.control',
    'size.sm',
    'space.s2',
    'surface.overlay',
    'text.body',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;
