import type { ComponentContract } from '../contract.ts';

export const modeSwitchContract = {
  parts: [],
  tokens: [],
  uses: ['icon-button'],
} as const satisfies ComponentContract;
