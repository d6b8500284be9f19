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
    'foot',
    'cell',
    'label',
    'value',
    'notice',
  ],
  choices: { columns: ['few', 'some', 'many'], kind: ['text', 'number'] },
} as const satisfies ComponentContract;
