import type { ComponentContract } from '../contract.ts';

export const balanceContract = {
  parts: ['root', 'failure', 'toggle'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'radius.control',
    'size.sm',
    'space.s2',
    'text.muted',
    'weight.label',
  ],
  uses: ['icon', 'icon-button', 'money', 'visually-hidden'],
} as const satisfies ComponentContract;
