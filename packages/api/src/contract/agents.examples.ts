import type { Examples } from '../examples.ts';
import type { agentCalls } from './agents.ts';

const own = {
  contractId: 'C261121K7M2QX',
  kind: 'daily',
  periodType: 'Daily',
  side: 'received',
  request: 'new',
  state: 'active',
  rate: '0.8',
  tiers: [{ betAmount: '10000', rate: '0.8' }],
  time: 1_795_000_000_000,
  begunTime: 1_795_000_000_000,
  decidedTime: 1_795_000_000_000,
} as const;
const given = {
  ...own,
  contractId: 'C261121M9P3RS',
  side: 'given',
  account: 'line012026',
  nickname: 'Asha 01',
  rate: '0.6',
  tiers: [{ betAmount: '10000', rate: '0.6' }],
} as const;
const line = {
  contractId: own.contractId,
  from: 1_795_219_200_000,
  to: 1_795_305_600_000,
  betAmount: '250000.00',
  periodProfitLoss: '9100.00',
  activeMembers: 12,
  tiers: [
    { betAmount: '10000.00', rate: '0.8' },
    { betAmount: '500000.00', rate: '1' },
  ],
  tier: 0,
  rate: '0.8',
  amount: '2000.00',
  next: { rate: '1', betAmount: '250000.00', periodProfitLoss: '0.00', activeMembers: 0 },
};
const wage = {
  from: line.from,
  to: line.to,
  periodType: 'Daily' as const,
  state: 'issued' as const,
  lines: [line],
  earned: '2000.00',
  given: [{ account: given.account, nickname: given.nickname, amount: '600.00' }],
  carriedIn: '0.00',
  carriedOut: '0.00',
  amount: '1400.00',
  rate: '0.8',
  betAmount: '250000.00',
};
const page = { pageNo: 1, pageSize: 15 };
const byId = { contractId: given.contractId };
const offered = { contractId: own.contractId, state: 'offered', request: 'new' } as const;

/** One request and answer of each call. */
export const agentExamples: Examples<typeof agentCalls> = {
  consolidatedContract: {
    request: {},
    value: {
      dividend: { enabled: true },
      dailySalary: { enabled: true, contract: { ...own, tiers: [...own.tiers] } },
      hourlySalary: { enabled: false },
      realtimeSalary: { enabled: false },
      multiLevel: true,
    },
  },
  dividendProcessing: {
    request: page,
    value: {
      list: [
        {
          from: wage.from,
          to: wage.to,
          periodType: 'Monthly',
          state: 'processing',
          lines: [
            {
              ...line,
              betAmount: '1250000.00',
              periodProfitLoss: '42000.00',
              activeMembers: 23,
              tiers: [{ betAmount: '500000.00', activeMembers: 5, rate: '40' }],
              rate: '40',
              amount: '16800.00',
              next: undefined,
            },
          ],
          earned: '16800.00',
          given: [],
          carriedIn: '0.00',
          carriedOut: '0.00',
          amount: '16800.00',
          rate: '40',
          periodValidBet: '1250000.00',
          periodProfitLoss: '42000.00',
          activeMembers: 23,
        },
      ],
      totalPages: 1,
    },
  },
  dailySalary: {
    request: { from: '2026-11-01', to: '2026-11-21', ...page },
    value: { list: [wage], totalPages: 1 },
  },
  hourlySalary: { request: page, value: { list: [wage], totalPages: 1 } },
  realtimeSalary: {
    request: page,
    value: { list: [wage], totalPages: 1, nextSettlement: wage.to, today: '1400.00' },
  },
  contractList: {
    request: { side: 'given', kind: 'daily', ...page },
    value: { list: [{ ...given, tiers: [...given.tiers] }], totalPages: 1 },
  },
  contractOffer: {
    request: {
      account: 'line012026',
      kind: 'dividend',
      tiers: [{ betAmount: '100000', periodProfitLoss: '1000', activeMembers: 5, rate: '20' }],
    },
    value: {
      ...given,
      kind: 'dividend',
      periodType: 'Monthly',
      state: 'offered',
      rate: '20',
      tiers: [{ betAmount: '100000', periodProfitLoss: '1000', activeMembers: 5, rate: '20' }],
    },
  },
  contractEndRequest: {
    request: byId,
    value: { ...given, request: 'termination', tiers: [...given.tiers] },
  },
  contractAccept: { request: offered, value: { ...own, tiers: [...own.tiers] } },
  contractReject: {
    request: offered,
    value: { ...own, state: 'rejected', tiers: [...own.tiers] },
  },
  contractTerminate: {
    request: { ...offered, state: 'active' },
    value: { ...own, state: 'terminated', endedBy: 'downline', tiers: [...own.tiers] },
  },
};
