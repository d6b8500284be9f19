import type { ComponentContract } from '../contract.ts';

export const virtualGridContract = {
  parts: ['root', 'list', 'item', 'unseen', 'probe'],
} as const satisfies ComponentContract;
