import type { Examples } from '../examples.ts';
import type { walletCalls } from './wallet.ts';

/** One request and answer of each call. */
export const walletExamples: Examples<typeof walletCalls> = {
  balance: {
    request: {},
    value: { sumBalance: '1234.50' },
  },
  merchantWallet: {
    request: { isSingle: false },
    value: {
      isSingle: false,
      wallets: [
        { name: 'Wallet', balance: '1134.50', open: true },
        { vassalage: 'LUMA', name: 'Lumatide', balance: '100.00', open: true },
        { vassalage: 'NIMB', name: 'Nimbus Foundry', balance: '0.00', open: false },
      ],
      sumBalance: '1234.50',
    },
  },
  walletTransfer: {
    request: { direction: 'toVendor', vassalage: 'LUMA', amount: '100' },
    value: {
      reference: 'V261121K7M2QX',
      moved: [{ vassalage: 'LUMA', amount: '100.00' }],
      balance: '1134.50',
      time: 1_795_252_800_000,
    },
  },
  consolidatedFunds: {
    request: {},
    value: {
      wallet: '1134.50',
      vendors: [{ vassalage: 'LUMA', name: 'Lumatide', balance: '100.00' }],
      held: '500.00',
      bonus: '250.00',
      turnoverLeft: '1200.00',
      points: 4820,
      sumBalance: '1234.50',
      netDeposits: {
        deposits: '20000.00',
        withdrawals: '12500.00',
        net: '7500.00',
        since: 1_760_692_800_000,
      },
    },
  },
};
