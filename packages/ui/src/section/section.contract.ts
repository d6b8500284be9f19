import type { ComponentContract } from '../contract.ts';

export const sectionContract = {
  parts: ['root', 'head', 'title'],
  tokens: [
    'font.display',
    'leading.heading',
    'size.xl',
    'space.s1',
    'space.s4',
    'text.body',
    'weight.heading',
  ],
  uses: [],
} as const satisfies ComponentContract;
