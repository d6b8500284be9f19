import type { ComponentContract } from '../contract.ts';

export const modeSwitchContract = {
  parts: [],
} as const satisfies ComponentContract;
