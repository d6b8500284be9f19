import type { ComponentContract } from '../contract.ts';

export const fileDropContract = {
  parts: ['root', 'area', 'chooser', 'list', 'item', 'picture', 'name', 'refusals', 'refusal'],
} as const satisfies ComponentContract;
