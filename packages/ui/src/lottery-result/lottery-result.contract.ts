import type { ComponentContract } from '../contract.ts';

export const lotteryResultContract = {
  parts: ['row', 'ball', 'more', 'none'],
} as const satisfies ComponentContract;
