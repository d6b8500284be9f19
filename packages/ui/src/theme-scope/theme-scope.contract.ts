import type { ComponentContract } from '../contract.ts';

export const themeScopeContract = {
  parts: ['scope', 'portal'],
} as const satisfies ComponentContract;
