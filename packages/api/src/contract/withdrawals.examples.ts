import type { Examples } from '../examples.ts';
import type { withdrawalCalls } from './withdrawals.ts';

const requestedAt = 1_795_252_800_000;
const sentAt = 1_795_257_000_000;

const summary = {
  reference: 'W261121K7M2QX',
  payee: {
    id: 'p8Xw2LkQm4Rt',
    kind: 'bank',
    name: 'Mira Kumari',
    account: '••••••••9012',
    bankCode: 'DEMO0123456',
  },
  amount: '1500.00',
  fee: '0.00',
  payout: '1500.00',
  currency: 'INR',
  state: 'requested',
  createdAt: requestedAt,
  changedAt: requestedAt,
} as const;

const { reference } = summary;

/** One request and answer of each call. */
export const withdrawalExamples: Examples<typeof withdrawalCalls> = {
  withdrawalTerms: {
    request: {},
    value: {
      currency: 'INR',
      available: '2500.50',
      kinds: [{ kind: 'bank', min: '1000.00', max: '500000.00', fee: '0.00', usualMinutes: 72 }],
      blocks: [{ reason: 'turnover', amount: '750.00', reference: 'B261120M2WQXA' }],
      dailyCount: 5,
      autoReceiveMinutes: 30,
    },
  },
  withdrawalCreate: {
    request: { payee: 'p8Xw2LkQm4Rt', amount: '1500', password: 'Pay4play' },
    value: {
      ...summary,
      next: 'platform',
      expectedAt: requestedAt + 120_000,
      answers: [],
      timeline: [
        { state: 'requested', time: requestedAt, usualMinutes: 2, next: 'platform' },
        { state: 'inReview', usualMinutes: 10, next: 'platform' },
        { state: 'approved', usualMinutes: 60, next: 'platform' },
        { state: 'sent', usualMinutes: 30, next: 'member' },
        { state: 'received', next: 'nobody' },
      ],
    },
  },
  withdrawalList: {
    request: { pageNo: 1, pageSize: 15 },
    value: { list: [summary], totalPages: 1 },
  },
  withdrawalDetail: {
    request: { reference },
    value: {
      ...summary,
      state: 'rejected',
      changedAt: requestedAt + 600_000,
      next: 'nobody',
      answers: [],
      timeline: [
        { state: 'requested', time: requestedAt, usualMinutes: 2, next: 'platform' },
        { state: 'rejected', time: requestedAt + 600_000, next: 'nobody' },
      ],
      rejection: {
        reason: 'documentsNeeded',
        message: 'Send support a picture of your bank book. They answer within a day.',
      },
    },
  },
  withdrawalConfirm: {
    request: { reference, answer: 'received' },
    value: {
      ...summary,
      state: 'received',
      changedAt: sentAt + 300_000,
      next: 'nobody',
      answers: [],
      timeline: [
        { state: 'requested', time: requestedAt, usualMinutes: 2, next: 'platform' },
        {
          state: 'sent',
          time: sentAt,
          reference: 'R4088123456',
          usualMinutes: 30,
          next: 'member',
        },
        { state: 'received', time: sentAt + 300_000, next: 'nobody' },
      ],
      receivedBy: 'member',
    },
  },
};
