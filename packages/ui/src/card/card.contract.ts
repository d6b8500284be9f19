import type { ComponentContract } from '../contract.ts';

export const cardContract = {
  parts: ['root'],
  variants: ['raised', 'outlined', 'sunken'],
  choices: { padding: ['none', 'sm', 'md', 'lg'] },
} as const satisfies ComponentContract;
