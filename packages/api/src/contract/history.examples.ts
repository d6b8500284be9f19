import type { Examples } from '../examples.ts';
import type { historyCalls } from './history.ts';

const totals = { bets: 2, stakes: '150.00', wins: '210.00', net: '60.00' };
const netDeposits = {
  deposits: '20000.00',
  withdrawals: '12500.00',
  net: '7500.00',
  since: 1_760_692_800_000,
};

/** One request and answer of each call. */
export const historyExamples: Examples<typeof historyCalls> = {
  creditReport: {
    request: { from: '2026-11-01', to: '2026-11-21' },
    value: {
      timeZone: 'Asia/Kolkata',
      opening: '2500.50',
      in: [
        { kind: 'deposit', amount: '1000.00', count: 1 },
        { kind: 'bet', amount: '310.25', count: 4 },
      ],
      totalIn: '1310.25',
      out: [{ kind: 'bet', amount: '420.00', count: 12 }],
      totalOut: '420.00',
      closing: '3390.75',
    },
  },
  transactionHistory: {
    request: { direction: 'out', from: '2026-11-01', to: '2026-11-21', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          reference: 'V261121K7M2QX',
          time: 1_795_252_800_000,
          kind: 'vendor',
          wallet: 'wallet',
          otherWallet: 'LUMA',
          vendorName: 'Luma Play',
          amount: '-100.00',
        },
        {
          reference: 'T261121K7M2QY',
          time: 1_795_252_700_000,
          kind: 'transfer',
          wallet: 'wallet',
          other: { name: 'arun2026', place: 'upline' },
          amount: '-25.00',
        },
      ],
      totalPages: 1,
    },
  },
  betHistory: {
    request: {
      gameType: 'RNG',
      vassalage: 'LUMA',
      status: 'won',
      from: '2026-11-01',
      to: '2026-11-21',
      pageNo: 1,
      pageSize: 15,
    },
    value: {
      list: [
        {
          reference: 'B261121K7M2QX',
          nodeId: 1001,
          gameName: 'Lantern Harvest',
          language: 'EN',
          gameType: 'RNG',
          vassalage: 'LUMA',
          vendorName: 'Lumatide',
          stake: '50.00',
          win: '120.00',
          result: '70.00',
          status: 'won',
          time: 1_795_252_800_000,
          settledAt: 1_795_252_803_000,
        },
      ],
      totalPages: 1,
      totals: { bets: 1, stakes: '50.00', wins: '120.00', net: '70.00' },
    },
  },
  profitReport: {
    request: { from: '2026-11-01', to: '2026-11-21' },
    value: {
      timeZone: 'Asia/Kolkata',
      days: [{ day: '2026-11-21', ...totals }],
      gameTypes: [{ gameType: 'RNG', name: 'Slots', ...totals }],
      totals,
    },
  },
  netPosition: {
    request: {},
    value: {
      since: 1_795_250_000_000,
      stakes: '150.00',
      wins: '210.00',
      net: '60.00',
      netDeposits,
    },
  },
  historyExport: {
    request: { what: 'transactions' },
    value: {
      fileName: 'transactions-2026-11-21.csv',
      text: 'Reference,Time (Asia/Kolkata),Kind,Wallet,Other wallet,Amount,Currency\r\nV261121K7M2QX,2026-11-21 14:50:00,vendor,wallet,LUMA,-100.00,INR\r\n',
    },
  },
};
