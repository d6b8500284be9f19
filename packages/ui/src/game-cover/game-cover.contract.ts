import type { ComponentContract } from '../contract.ts';

export const gameCoverContract = {
  parts: ['root', 'corner', 'closing'],
  tokens: [
    'border.style',
    'border.subtle',
    'border.width',
    'leading.body',
    'motion.base',
    'motion.easing',
    'radius.cover',
    'shadow.overlay',
    'size.xs',
    'space.s1',
    'space.s2',
    'status.warningSurface',
    'status.warningText',
    'surface.sunken',
    'weight.label',
  ],
  uses: ['icon', 'lazy-image'],
} as const satisfies ComponentContract;
