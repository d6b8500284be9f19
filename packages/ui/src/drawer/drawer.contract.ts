import type { ComponentContract } from '../contract.ts';

export const drawerContract = {
  parts: ['scrim', 'panel', 'head', 'title', 'body', 'actions'],
  choices: { side: ['start', 'end', 'bottom'], state: ['closing'] },
} as const satisfies ComponentContract;

export type DrawerSide = (typeof drawerContract.choices.side)[number];
