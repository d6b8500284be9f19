import type { ComponentContract } from '../contract.ts';

export const accordionContract = {
  parts: ['root', 'item', 'title', 'body'],
} as const satisfies ComponentContract;
