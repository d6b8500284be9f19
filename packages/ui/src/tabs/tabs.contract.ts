import type { ComponentContract } from '../contract.ts';

export const tabsContract = {
  parts: ['root', 'list', 'tab', 'panel'],
} as const satisfies ComponentContract;
