import type { ComponentContract } from '../contract.ts';

export const languageSelectContract = {
  parts: ['root', 'field'],
} as const satisfies ComponentContract;
