import type { Examples } from '../examples.ts';
import type { chanceCalls } from './chances.ts';

const chance = {
  chanceId: 'WHEEL-1',
  kind: 'wheel' as const,
  from: 'Birthday gift',
  language: 'EN',
  givenAt: 1_795_166_400_000,
  until: 1_797_758_400_000,
  prizes: [
    { amount: '0.00', chancePercent: 60 },
    { amount: '5.00', chancePercent: 40 },
  ],
};

/** One request and answer of each call. */
export const chanceExamples: Examples<typeof chanceCalls> = {
  chanceList: { request: {}, value: { list: [{ ...chance, state: 'waiting' as const }] } },
  chanceTake: {
    request: { chanceId: 'WHEEL-1' },
    value: {
      ...chance,
      state: 'taken',
      outcome: { prize: 1, amount: '5.00', reference: 'C261121K7M2QX', time: 1_795_252_800_000 },
    },
  },
};
