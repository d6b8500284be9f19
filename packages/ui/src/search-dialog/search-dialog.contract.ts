import type { ComponentContract } from '../contract.ts';

export const searchDialogContract = {
  parts: [
    'scrim',
    'panel',
    'head',
    'field',
    'body',
    'options',
    'group',
    'heading',
    'option',
    'picture',
    'label',
    'detail',
  ],
  choices: { state: ['closing'] },
} as const satisfies ComponentContract;
