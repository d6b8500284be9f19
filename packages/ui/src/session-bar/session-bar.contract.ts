import type { ComponentContract } from '../contract.ts';

export const sessionBarContract = {
  parts: ['root', 'facts', 'fact', 'term', 'value', 'notice', 'words', 'actions'],
  choices: { kind: ['reminder', 'limit'] },
  tokens: [
    'protection.edge',
    'protection.surface',
    'protection.text',
    'size.md',
    'size.sm',
    'space.s1',
    'space.s2',
    'space.s3',
    'space.s4',
    'space.s5',
    'weight.label',
  ],
  uses: ['icon'],
} as const satisfies ComponentContract;

export type SessionNoticeKind = (typeof sessionBarContract.choices.kind)[number];
