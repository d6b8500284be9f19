import type { ComponentContract } from '../contract.ts';

export const floatingButtonContract = {
  parts: ['stack', 'root', 'entries', 'entry'],
  choices: { side: ['start', 'end'] },
} as const satisfies ComponentContract;
