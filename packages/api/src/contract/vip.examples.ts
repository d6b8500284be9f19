import type { Examples } from '../examples.ts';
import type { vipCalls } from './vip.ts';

/** One request and answer of each call. */
export const vipExamples: Examples<typeof vipCalls> = {
  vipLevels: {
    request: {},
    value: [
      { rank: 1, name: 'Brass', bets: '0.00', perks: ['Weekly rebate'], language: 'EN' },
      {
        rank: 2,
        name: 'Copper',
        bets: '50000.00',
        perks: ['Weekly rebate', 'Gift on your birthday'],
        language: 'EN',
      },
    ],
  },
  vipStanding: {
    request: {},
    value: {
      rank: 1,
      bets: '12400.00',
      from: 1_795_219_200_000,
      to: 1_797_811_200_000,
      next: { rank: 2, bets: '50000.00', left: '37600.00' },
    },
  },
};
