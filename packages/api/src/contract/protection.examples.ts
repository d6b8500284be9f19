import type { Examples } from '../examples.ts';
import type { Protection, protectionCalls } from './protection.ts';

const value: Protection = {
  limits: [
    {
      kind: 'deposit',
      period: 'week',
      amount: '5000.00',
      used: '1200.00',
      left: '3800.00',
      resetsAt: 1_795_500_000_000,
      since: 1_795_000_000_000,
      pending: { amount: '9000.00', asked: 1_795_252_800_000, from: 1_795_339_200_000 },
    },
  ],
  realityCheckMinutes: 60,
};

/** One request and answer of each call. */
export const protectionExamples: Examples<typeof protectionCalls> = {
  protection: { request: {}, value },
  limitSet: { request: { kind: 'deposit', period: 'week', amount: '9000' }, value },
  limitConfirm: { request: { kind: 'deposit', period: 'week' }, value },
  limitKeep: { request: { kind: 'deposit', period: 'week' }, value },
  realityCheckSet: { request: { minutes: 60 }, value },
  takeBreak: {
    request: { kind: 'selfExclusion', months: 6 },
    value: {
      limits: [],
      break: {
        kind: 'selfExclusion',
        since: 1_795_252_800_000,
        until: 1_810_891_200_000,
      },
    },
  },
};
