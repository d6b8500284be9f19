import type { ComponentContract } from '../contract.ts';

export const appDownloadContract = {
  parts: ['root', 'text', 'title', 'codes', 'figure'],
} as const satisfies ComponentContract;
