import type { ComponentContract } from '../contract.ts';

export const gameFrameContract = {
  parts: ['root', 'bar', 'title', 'ends', 'stage', 'frame', 'cover', 'pulse', 'wait', 'over'],
  choices: { state: ['loading', 'slow', 'playing', 'held', 'failed', 'closed'] },
  tokens: [
    'art.pattern',
    'border.style',
    'border.subtle',
    'border.width',
    'motion.easing',
    'radius.control',
    'size.md',
    'space.s1',
    'space.s2',
    'space.s3',
    'space.s4',
    'surface.page',
    'surface.raised',
    'surface.sunken',
    'text.body',
    'text.brand',
  ],
  uses: ['icon', 'icon-button'],
} as const satisfies ComponentContract;

export type GameFrameState = (typeof gameFrameContract.choices.state)[number];
