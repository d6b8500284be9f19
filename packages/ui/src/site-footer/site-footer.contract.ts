import type { ComponentContract } from '../contract.ts';

export const siteFooterContract = {
  parts: [
    'root',
    'divider',
    'inner',
    'columns',
    'column',
    'column-title',
    'fold',
    'list',
    'protection',
    'age',
    'notice',
  ],
} as const satisfies ComponentContract;
