import type { ComponentContract } from '../contract.ts';

export const languageSelectContract = {
  parts: ['root', 'toggle', 'name', 'list', 'option'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'radius.card',
    'radius.control',
    'shadow.overlay',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'surface.overlay',
    'text.body',
    'weight.label',
  ],
  uses: ['icon', 'visually-hidden'],
} as const satisfies ComponentContract;
