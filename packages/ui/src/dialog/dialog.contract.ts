import type { ComponentContract } from '../contract.ts';

export const dialogContract = {
  parts: ['scrim', 'place', 'panel', 'head', 'title', 'body', 'actions'],
  choices: { state: ['closing'] },
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'motion.easing',
    'radius.card',
    'shadow.overlay',
    'size.lg',
    'space.s3',
    'space.s4',
    'space.s5',
    'surface.overlay',
    'surface.scrim',
    'text.body',
  ],
  uses: ['icon-button'],
} as const satisfies ComponentContract;
