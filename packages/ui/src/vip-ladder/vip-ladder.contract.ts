import type { ComponentContract } from '../contract.ts';

export const vipLadderContract = {
  parts: ['root', 'rung', 'mark', 'body', 'head', 'name', 'requirement', 'perks'],
  choices: { state: ['reached', 'current', 'ahead'] },
} as const satisfies ComponentContract;
