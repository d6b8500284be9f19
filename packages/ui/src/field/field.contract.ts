import type { ComponentContract } from '../contract.ts';

export const fieldContract = {
  parts: ['root', 'label', 'description', 'problem', 'frame', 'input'],
} as const satisfies ComponentContract;
