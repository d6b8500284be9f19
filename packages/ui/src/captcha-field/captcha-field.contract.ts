import type { ComponentContract } from '../contract.ts';

export const captchaFieldContract = {
  parts: ['root', 'picture', 'state'],
  tokens: [
    'border.subtle',
    'radius.control',
    'size.sm',
    'space.s2',
    'space.s3',
    'surface.sunken',
    'text.body',
  ],
  uses: ['icon-button', 'text-field'],
} as const satisfies ComponentContract;
