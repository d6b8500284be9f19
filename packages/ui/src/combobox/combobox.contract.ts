import type { ComponentContract } from '../contract.ts';

export const comboboxContract = {
  parts: ['root', 'toggle', 'panel', 'options', 'option', 'detail', 'note'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'border.style',
    'border.subtle',
    'border.width',
    'control.height',
    'radius.card',
    'radius.control',
    'shadow.overlay',
    'size.sm',
    'space.s1',
    'space.s3',
    'surface.overlay',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['field', 'icon'],
} as const satisfies ComponentContract;
