import type { ComponentContract } from '../contract.ts';

export const lotteryResultContract = {
  parts: ['row', 'ball', 'more', 'partial', 'none'],
} as const satisfies ComponentContract;
