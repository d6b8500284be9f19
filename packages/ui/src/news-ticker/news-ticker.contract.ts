import type { ComponentContract } from '../contract.ts';

export const newsTickerContract = {
  parts: ['root', 'mark', 'viewport', 'item', 'notice', 'title'],
} as const satisfies ComponentContract;
