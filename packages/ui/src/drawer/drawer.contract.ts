import type { ComponentContract } from '../contract.ts';

export const drawerContract = {
  parts: ['scrim', 'panel', 'head', 'title', 'body', 'actions'],
  choices: { side: ['start', 'end', 'bottom'], state: ['closing'] },
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'motion.base',
    'motion.easing',
    'radius.card',
    'shadow.overlay',
    'size.lg',
    'space.s2',
    'space.s3',
    'space.s4',
    'surface.overlay',
    'surface.scrim',
    'text.body',
  ],
  uses: ['icon-button'],
} as const satisfies ComponentContract;

export type DrawerSide = (typeof drawerContract.choices.side)[number];
