import type { Examples } from '../examples.ts';
import type { rewardCalls } from './rewards.ts';

const terms = {
  turnover: '7500.00',
  days: 14,
  maxBet: '500.00',
  excludedGameTypes: [{ gameType: 'LIVE', name: 'Live casino' }],
  blocksWithdrawal: true,
};

/** One request and answer of each call. */
export const rewardExamples: Examples<typeof rewardCalls> = {
  rebateOverview: {
    request: {},
    value: {
      enabled: true,
      since: 1_794_600_000_000,
      list: [
        { gameType: 'RNG', name: 'Slots', validBet: '4200.00', rate: '0.8', amount: '33.60' },
        { gameType: 'LIVE', name: 'Live casino', validBet: '900.00', rate: '0.5', amount: '4.50' },
      ],
      total: '38.10',
    },
  },
  rebateClaim: {
    request: {},
    value: { reference: 'R261121K7M2QX', amount: '38.10', time: 1_795_252_800_000 },
  },
  bonusList: {
    request: { state: 'available', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          bonusId: 'WELCOME-100001',
          name: 'Welcome bonus',
          language: 'EN',
          state: 'available',
          amount: '500.00',
          terms,
          claimUntil: 1_795_900_000_000,
          turnoverDone: '0.00',
          turnoverLeft: '7500.00',
        },
      ],
      totalPages: 1,
    },
  },
  bonusClaim: {
    request: { bonusId: 'WELCOME-100001' },
    value: {
      bonusId: 'WELCOME-100001',
      name: 'Welcome bonus',
      language: 'EN',
      state: 'active',
      amount: '500.00',
      terms,
      claimUntil: 1_795_900_000_000,
      claimedAt: 1_795_252_800_000,
      expiresAt: 1_796_462_400_000,
      turnoverDone: '0.00',
      turnoverLeft: '7500.00',
      reference: 'N261121K7M2QX',
    },
  },
  bonusGiveUp: {
    request: { bonusId: 'WELCOME-100001' },
    value: {
      bonusId: 'WELCOME-100001',
      name: 'Welcome bonus',
      language: 'EN',
      state: 'givenUp',
      amount: '500.00',
      terms,
      claimUntil: 1_795_900_000_000,
      claimedAt: 1_795_252_800_000,
      expiresAt: 1_796_462_400_000,
      endedAt: 1_795_300_000_000,
      turnoverDone: '1250.00',
      turnoverLeft: '0.00',
      reference: 'N261121K7M2QX',
    },
  },
  rewardCount: {
    request: {},
    value: {
      bonuses: 3,
      rebates: 1,
      missions: 0,
      activities: 0,
      raffle: 1,
      chances: 2,
      total: 7,
    },
  },
};
