import type { ComponentContract } from '../contract.ts';

export const stripContract = {
  parts: ['root', 'list', 'item', 'bar', 'dots', 'dot', 'count'],
  choices: { fit: ['page', 'item'] },
  tokens: [
    'border.control',
    'border.focus',
    'motion.easing',
    'motion.fast',
    'radius.control',
    'size.sm',
    'space.s2',
    'space.s3',
    'text.brand',
    'text.muted',
  ],
  uses: ['icon-button'],
} as const satisfies ComponentContract;
