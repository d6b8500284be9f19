import type { ComponentContract } from '../contract.ts';

export const virtualGridContract = {
  parts: ['root', 'list', 'item', 'unseen', 'probe'],
  tokens: ['space.s3', 'space.s4'],
  uses: [],
} as const satisfies ComponentContract;
