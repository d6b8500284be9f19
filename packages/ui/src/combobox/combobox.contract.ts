import type { ComponentContract } from '../contract.ts';

export const comboboxContract = {
  parts: ['root', 'toggle', 'panel', 'options', 'option', 'detail', 'note'],
} as const satisfies ComponentContract;
