import type { ComponentContract } from '../contract.ts';

export const progressContract = {
  parts: ['bar', 'head', 'track', 'ring', 'ring-text', 'step-list', 'step'],
  tones: ['brand', 'success', 'warning', 'danger'],
  choices: { state: ['done', 'current'] },
  tokens: [
    'action.primaryEdge',
    'border.control',
    'border.subtle',
    'motion.base',
    'motion.easing',
    'radius.pill',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'status.dangerText',
    'status.successText',
    'status.warningText',
    'surface.sunken',
    'text.body',
    'text.brand',
    'text.muted',
    'weight.heading',
    'weight.label',
  ],
  uses: ['icon', 'visually-hidden'],
} as const satisfies ComponentContract;

export type ProgressTone = (typeof progressContract.tones)[number];
