import type { Examples } from '../examples.ts';
import type { Promotion, promotionCalls } from './promotions.ts';

const promotion: Promotion = {
  promotionId: 'report',
  category: 'EVENT',
  activity: 'application',
  title: 'Found a bug?',
  summary: 'Send us a screenshot of what went wrong.',
  imageUrl: '/lgw/img/promotions/MAYURA/report/EN.svg',
  reward: '50.00',
  startTime: 1_795_000_000_000,
  endTime: 1_797_000_000_000,
  state: 'join',
  terms: {
    turnover: '50.00',
    turnoverDays: 30,
    claimDays: 7,
    maxBet: '100.00',
    excludedGames: ['ELOTT'],
    withdrawal: 'The reward can be withdrawn once the stakes are made.',
  },
  language: 'EN',
};
const activity = {
  promotionId: 'report',
  title: 'Found a bug?',
  state: 'applying',
  reward: '50.00',
  reference: 'A261121K7M2QX',
  comment: 'The picture of a game is missing.',
  time: 1_795_252_800_000,
  language: 'EN',
} as const;

/** One request and answer of each call. */
export const promotionExamples: Examples<typeof promotionCalls> = {
  promotions: {
    request: { category: 'EVENT', pageNo: 1, pageSize: 15 },
    value: { list: [promotion], totalPages: 1 },
  },
  promotionDetail: {
    request: { promotionId: 'report' },
    value: {
      ...promotion,
      content: '<p>Show us what went wrong, with a picture.</p>',
    },
  },
  activityList: { request: {}, value: { list: [{ ...activity, images: ['f1'] }] } },
  activityApply: {
    request: { promotionId: 'report', comment: activity.comment, images: [] },
    value: { ...activity, images: [] },
  },
  activityClaim: {
    request: { promotionId: 'report' },
    value: { ...activity, state: 'claimed', images: ['f1'] },
  },
  raffleStatus: {
    request: {},
    value: {
      open: true,
      nextTime: 1_795_305_600_000,
      prizes: [
        { amount: '0.00', chancePercent: 60 },
        { amount: '5.00', chancePercent: 40 },
      ],
    },
  },
  rafflePromotion: {
    request: {},
    value: {
      reference: 'R261121K7M2QX',
      amount: '5.00',
      time: 1_795_252_800_000,
      nextTime: 1_795_305_600_000,
    },
  },
};
