import type { ComponentContract } from '../contract.ts';

export const cardContract = {
  parts: ['root'],
  variants: ['raised', 'outlined', 'sunken'],
  choices: { padding: ['none', 'sm', 'md', 'lg'] },
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'radius.card',
    'shadow.raised',
    'space.s3',
    'space.s4',
    'space.s6',
    'surface.raised',
    'surface.sunken',
    'text.body',
  ],
  uses: [],
} as const satisfies ComponentContract;
