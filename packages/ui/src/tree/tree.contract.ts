import type { ComponentContract } from '../contract.ts';

export const treeContract = {
  parts: ['root', 'list', 'row', 'twisty', 'content'],
} as const satisfies ComponentContract;
