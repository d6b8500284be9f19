import type { ComponentContract } from '../contract.ts';

export const qrCodeContract = {
  parts: ['root', 'code'],
  tokens: ['radius.control'],
  uses: ['icon'],
} as const satisfies ComponentContract;
