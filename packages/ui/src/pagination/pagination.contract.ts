import type { ComponentContract } from '../contract.ts';

export const paginationContract = {
  parts: ['root', 'to-end', 'place'],
  choices: { end: ['first', 'last'] },
  tokens: ['border.subtle', 'space.s1', 'space.s2', 'text.body', 'text.muted'],
  uses: ['icon', 'icon-button'],
} as const satisfies ComponentContract;
