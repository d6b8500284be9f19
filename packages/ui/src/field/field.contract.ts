import type { ComponentContract } from '../contract.ts';

export const fieldContract = {
  parts: ['root', 'label', 'description', 'problem', 'frame', 'input'],
  tokens: [
    'border.control',
    'border.focus',
    'border.subtle',
    'border.width',
    'control.height',
    'leading.body',
    'radius.control',
    'size.md',
    'size.sm',
    'space.s1',
    'space.s3',
    'status.dangerText',
    'surface.page',
    'surface.sunken',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;
