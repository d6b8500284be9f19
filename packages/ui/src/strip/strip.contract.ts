import type { ComponentContract } from '../contract.ts';

export const stripContract = {
  parts: ['root', 'list', 'item', 'bar', 'dots', 'dot', 'count'],
  choices: { fit: ['page', 'item'] },
} as const satisfies ComponentContract;
