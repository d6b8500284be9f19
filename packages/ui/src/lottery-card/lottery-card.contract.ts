import type { ComponentContract } from '../contract.ts';

export const lotteryCardContract = {
  parts: ['root', 'head', 'name', 'foot', 'time'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'font.display',
    'leading.heading',
    'radius.card',
    'shadow.raised',
    'size.lg',
    'space.s1',
    'space.s2',
    'space.s3',
    'space.s4',
    'surface.raised',
    'text.body',
    'text.muted',
    'weight.heading',
  ],
  uses: ['button', 'draw-countdown', 'icon', 'lottery-result'],
} as const satisfies ComponentContract;
