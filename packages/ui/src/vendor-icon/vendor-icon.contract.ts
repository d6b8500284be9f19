import type { ComponentContract } from '../contract.ts';

export const vendorIconContract = {
  parts: ['root', 'anchor', 'picture', 'name'],
  tokens: ['border.focus', 'radius.control', 'size.xs', 'space.s1', 'text.body', 'text.muted'],
  uses: ['lazy-image', 'link'],
} as const satisfies ComponentContract;
