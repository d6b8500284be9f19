import type { ComponentContract } from '../contract.ts';

export const captchaFieldContract = {
  parts: ['root', 'picture', 'state'],
} as const satisfies ComponentContract;
