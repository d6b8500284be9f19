import type { ComponentContract } from '../contract.ts';

export const winnerBoardContract = {
  parts: ['root', 'page', 'row', 'picture', 'name', 'game', 'amount'],
} as const satisfies ComponentContract;
