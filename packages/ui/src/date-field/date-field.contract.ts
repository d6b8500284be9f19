import type { ComponentContract } from '../contract.ts';

export const dateFieldContract = {
  parts: [
    'box',
    'parts',
    'part-of-date',
    'opener',
    'panel',
    'content',
    'month',
    'head',
    'title',
    'turn',
    'grid',
    'day',
  ],
  choices: { calendar: ['one', 'range'] },
} as const satisfies ComponentContract;
