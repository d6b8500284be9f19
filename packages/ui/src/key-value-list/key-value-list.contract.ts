import type { ComponentContract } from '../contract.ts';

export const keyValueListContract = {
  parts: ['root', 'list', 'row', 'term', 'value'],
  tokens: [
    'border.subtle',
    'size.sm',
    'space.s2',
    'space.s4',
    'text.muted',
    'weight.body',
    'weight.label',
  ],
  uses: ['skeleton'],
} as const satisfies ComponentContract;
