import type { ComponentContract } from '../contract.ts';

export const statusPageContract = {
  parts: ['root', 'art', 'inner', 'title', 'description', 'facts', 'fact', 'act'],
  choices: { extent: ['page', 'inside'] },
  tokens: [
    'art.hero',
    'border.style',
    'border.subtle',
    'border.width',
    'font.display',
    'leading.heading',
    'size.lg',
    'size.xxl',
    'space.s10',
    'space.s3',
    'space.s4',
    'space.s5',
    'space.s8',
    'stage.fill',
    'stage.fillEnd',
    'surface.page',
    'text.body',
    'text.muted',
    'weight.heading',
    'weight.label',
  ],
  uses: [],
} as const satisfies ComponentContract;
