import type { ComponentContract } from '../contract.ts';

export const appDownloadContract = {
  parts: ['root', 'text', 'title', 'codes', 'figure'],
  tokens: [
    'art.pattern',
    'border.style',
    'border.subtle',
    'border.width',
    'font.display',
    'leading.heading',
    'radius.card',
    'size.sm',
    'size.xl',
    'space.s1',
    'space.s2',
    'space.s4',
    'space.s6',
    'surface.raised',
    'weight.heading',
    'weight.label',
  ],
  uses: ['link', 'qr-code'],
} as const satisfies ComponentContract;
