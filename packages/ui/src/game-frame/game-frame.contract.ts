import type { ComponentContract } from '../contract.ts';

export const gameFrameContract = {
  parts: ['root', 'bar', 'title', 'ends', 'stage', 'frame', 'cover', 'pulse', 'wait', 'over'],
  choices: { state: ['loading', 'slow', 'playing', 'held', 'failed', 'closed'] },
} as const satisfies ComponentContract;

export type GameFrameState = (typeof gameFrameContract.choices.state)[number];
