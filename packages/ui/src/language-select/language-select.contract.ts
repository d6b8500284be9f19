import type { ComponentContract } from '../contract.ts';

export const languageSelectContract = {
  parts: ['root', 'toggle', 'name', 'list', 'option'],
} as const satisfies ComponentContract;
