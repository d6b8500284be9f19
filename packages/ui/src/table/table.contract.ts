import type { ComponentContract } from '../contract.ts';

export const tableContract = {
  parts: [
    'root',
    'grid',
    'caption',
    'row',
    'head',
    'head-cell',
    'sort',
    'body',
    'gap',
    'foot',
    'cell',
    'label',
    'value',
    'notice',
  ],
  choices: { columns: ['short', 'few', 'some', 'many'], kind: ['text', 'number', 'act'] },
} as const satisfies ComponentContract;
