import type { Examples } from '../examples.ts';
import type { missionCalls } from './missions.ts';

/** One request and answer of each call. */
export const missionExamples: Examples<typeof missionCalls> = {
  missionSummary: {
    request: {},
    value: {
      missions: [
        {
          missionId: 'daily-visit',
          title: 'Daily login',
          text: 'Log in today.',
          periodType: 'Daily',
          unit: 'times',
          progress: '1',
          target: '1',
          reward: '5.00',
          state: 'claimable',
          endTime: 1_795_305_600_000,
          language: 'EN',
        },
      ],
      claimable: 1,
    },
  },
  missionClaim: {
    request: { missionId: 'daily-visit' },
    value: { reference: 'Q261121K7M2QX', amount: '5.00', time: 1_795_252_800_000 },
  },
  missionLeaderboard: {
    request: { periodType: 'Weekly' },
    value: {
      list: [{ rank: 1, customerName: 'ka***7', score: 940, own: false, sample: true }],
      ownRank: 21,
      endTime: 1_795_305_600_000,
    },
  },
};
