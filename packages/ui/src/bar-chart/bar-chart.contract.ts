import type { ComponentContract } from '../contract.ts';

export const barChartContract = {
  parts: ['root', 'name', 'plot', 'line', 'tick', 'bar', 'hatch', 'ends'],
  tones: ['gain', 'loss'],
} as const satisfies ComponentContract;

export type BarChartTone = (typeof barChartContract.tones)[number];
