import type { ComponentContract } from '../contract.ts';

export const gameCardContract = {
  parts: ['grid', 'root', 'caption', 'title', 'vendor'],
  choices: { columns: ['fit', 'steps'] },
} as const satisfies ComponentContract;

export type GameGridColumns = (typeof gameCardContract.choices.columns)[number];
