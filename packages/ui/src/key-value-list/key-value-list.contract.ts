import type { ComponentContract } from '../contract.ts';

export const keyValueListContract = {
  parts: ['root', 'list', 'row', 'term', 'value'],
} as const satisfies ComponentContract;
