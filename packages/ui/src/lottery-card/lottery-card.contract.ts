import type { ComponentContract } from '../contract.ts';

export const lotteryCardContract = {
  parts: ['root', 'head', 'name', 'foot', 'time'],
} as const satisfies ComponentContract;
