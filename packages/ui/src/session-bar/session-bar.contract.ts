import type { ComponentContract } from '../contract.ts';

export const sessionBarContract = {
  parts: ['root', 'facts', 'fact', 'term', 'value', 'ends', 'panel', 'notice', 'words', 'actions'],
  choices: { kind: ['reminder', 'limit'] },
} as const satisfies ComponentContract;

export type SessionNoticeKind = (typeof sessionBarContract.choices.kind)[number];
