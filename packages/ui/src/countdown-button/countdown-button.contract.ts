import type { ComponentContract } from '../contract.ts';

export const countdownButtonContract = {
  parts: ['root'],
  tokens: ['border.subtle', 'surface.sunken', 'text.muted'],
  uses: ['button'],
} as const satisfies ComponentContract;
