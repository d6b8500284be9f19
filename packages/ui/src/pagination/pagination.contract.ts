import type { ComponentContract } from '../contract.ts';

export const paginationContract = {
  parts: ['root', 'to-end', 'place'],
  choices: { end: ['first', 'last'] },
} as const satisfies ComponentContract;
