import type { ComponentContract } from '../contract.ts';

export const jackpotTickerContract = {
  parts: ['root', 'label', 'amount', 'note'],
  tokens: [
    'border.style',
    'border.width',
    'font.display',
    'leading.heading',
    'radius.card',
    'size.sm',
    'size.xs',
    'space.s1',
    'space.s4',
    'space.s5',
    'stage.accent',
    'stage.edge',
    'stage.fill',
    'stage.muted',
    'stage.text',
    'weight.heading',
    'weight.label',
  ],
  uses: [],
} as const satisfies ComponentContract;
