import type { ComponentContract } from '../contract.ts';

export const qrCodeContract = {
  parts: ['root'],
  variables: { '--qr-code-radius': 'radius.control' },
  tokens: ['radius.control'],
  uses: ['icon'],
} as const satisfies ComponentContract;
