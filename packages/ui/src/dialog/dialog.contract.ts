import type { ComponentContract } from '../contract.ts';

export const dialogContract = {
  parts: ['scrim', 'place', 'panel', 'head', 'title', 'body', 'actions'],
  choices: { state: ['closing'] },
} as const satisfies ComponentContract;
