import type { ComponentContract } from '../contract.ts';

export const copyButtonContract = {
  parts: ['words'],
  choices: { shown: ['yes', 'no'] },
  tokens: ['space.s1'],
  uses: ['button', 'icon', 'visually-hidden'],
} as const satisfies ComponentContract;
