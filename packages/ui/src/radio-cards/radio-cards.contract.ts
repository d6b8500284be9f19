import type { ComponentContract } from '../contract.ts';

export const radioCardsContract = {
  parts: ['root', 'legend', 'cards', 'card', 'dot'],
} as const satisfies ComponentContract;
