import type { Examples } from '../examples.ts';
import type { transferCalls } from './transfers.ts';

/** One request and answer of each call. */
export const transferExamples: Examples<typeof transferCalls> = {
  transferTargets: {
    request: {},
    value: {
      upline: { account: 'arun2026', nickname: 'Arun' },
      downlines: [{ account: 'line012026', nickname: 'Asha 01' }],
      min: '1.00',
      max: '100000.00',
      available: '2500.50',
      blocks: [],
    },
  },
  transferCreate: {
    request: { account: 'arun2026', amount: '25', password: 'Pay4play' },
    value: {
      reference: 'T261121K7M2QX',
      account: 'arun2026',
      amount: '25.00',
      time: 1_795_252_800_000,
    },
  },
};
