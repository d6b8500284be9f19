import type { Examples } from '../examples.ts';
import type { walletCalls } from './wallet.ts';

/** One request and answer of each call. */
export const walletExamples: Examples<typeof walletCalls> = {
  balance: {
    request: {},
    value: { sumBalance: '1234.50' },
  },
};
