import type { ComponentContract } from '../contract.ts';

export const toastContract = {
  parts: ['region', 'message', 'mark', 'body'],
  tones: ['info', 'success', 'warning', 'danger'],
} as const satisfies ComponentContract;
