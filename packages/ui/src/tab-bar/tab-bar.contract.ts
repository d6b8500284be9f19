import type { ComponentContract } from '../contract.ts';

export const tabBarContract = {
  parts: ['root', 'tab', 'label'],
} as const satisfies ComponentContract;
