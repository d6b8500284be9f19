import type { ComponentContract } from '../contract.ts';

export const qrCodeContract = {
  parts: ['root', 'code'],
} as const satisfies ComponentContract;
