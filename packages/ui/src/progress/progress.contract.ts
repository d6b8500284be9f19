import type { ComponentContract } from '../contract.ts';

export const progressContract = {
  parts: ['bar', 'head', 'track', 'ring', 'ring-text', 'step-list', 'step'],
  tones: ['brand', 'success', 'warning', 'danger'],
  choices: { state: ['done', 'current'] },
} as const satisfies ComponentContract;

export type ProgressTone = (typeof progressContract.tones)[number];
