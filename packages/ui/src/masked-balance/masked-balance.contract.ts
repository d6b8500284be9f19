import type { ComponentContract } from '../contract.ts';

export const maskedBalanceContract = {
  parts: ['root', 'toggle'],
  tokens: [
    'action.neutralFill',
    'action.neutralText',
    'border.focus',
    'radius.control',
    'space.s2',
    'weight.label',
  ],
  uses: ['icon', 'money', 'visually-hidden'],
} as const satisfies ComponentContract;
