import type { ComponentContract } from '../contract.ts';

export const gameCardContract = {
  parts: ['grid', 'root', 'caption', 'title', 'vendor'],
  choices: { columns: ['fit', 'steps'] },
  tokens: [
    'border.focus',
    'radius.control',
    'size.sm',
    'size.xs',
    'space.s2',
    'space.s3',
    'space.s4',
    'text.body',
    'text.muted',
    'weight.label',
  ],
  uses: ['game-cover', 'link', 'visually-hidden'],
} as const satisfies ComponentContract;

export type GameGridColumns = (typeof gameCardContract.choices.columns)[number];
