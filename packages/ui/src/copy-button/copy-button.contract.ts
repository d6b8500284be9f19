import type { ComponentContract } from '../contract.ts';

export const copyButtonContract = {
  parts: ['words'],
  choices: { shown: ['yes', 'no'] },
} as const satisfies ComponentContract;
