import type { Examples } from '../examples.ts';
import type { TeamMember, teamCalls } from './team.ts';

const period = { from: '2026-11-20', to: '2026-11-21' };
const bets = { bets: 2, validBet: '150.00', wins: '120.00', net: '-30.00' };
const figures = { deposits: '500.00', withdrawals: '200.00', bonuses: '10.00', ...bets };
const totals = { ...figures, members: 60, active: 1, joined: 0 };
const nothing = {
  deposits: '0.00',
  withdrawals: '0.00',
  bonuses: '0.00',
  bets: 0,
  validBet: '0.00',
  wins: '0.00',
  net: '0.00',
};
const none = { ...nothing, members: 60, active: 0, joined: 0 };
const person = { account: 'line012026', nickname: 'Asha 01' };
const member: TeamMember = {
  ...person,
  level: 2,
  depth: 1,
  direct: 6,
  downlines: 28,
  balance: '100.25',
  joined: 1_760_692_800_000,
  lastActive: 1_795_252_800_000,
  state: 'open',
  contracts: [
    { kind: 'dividend', state: 'offered', rate: '20' },
    { kind: 'daily', state: 'active', rate: '0.6' },
  ],
};
const income = {
  dividend: '0.00',
  daily: '120.00',
  hourly: '8.00',
  realtime: '1.50',
  total: '129.50',
};

/** One request and answer of each call. */
export const teamExamples: Examples<typeof teamCalls> = {
  teamOverview: {
    request: period,
    value: {
      timeZone: 'Asia/Kolkata',
      totals,
      before: { from: '2026-11-18', to: '2026-11-19', totals: none },
      days: [
        { day: '2026-11-20', ...none },
        { day: '2026-11-21', ...totals },
      ],
      gameTypes: [{ gameType: 'RNG', name: 'Slots', active: 1, ...bets }],
    },
  },
  teamDownlines: {
    request: { pageNo: 1, pageSize: 15 },
    value: { list: [{ ...member, path: [] }], totalPages: 1, total: 1, team: 60 },
  },
  teamMember: {
    request: { account: 'line012026' },
    value: {
      ...member,
      path: [],
      rankLevel: 1,
      transfers: true,
      contact: { mobile: '+91 ••••• •227', email: 'l•••@mail.example' },
    },
  },
  teamBets: {
    request: { ...period, account: 'line012026', part: 'line', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          ...person,
          reference: 'B261121K7M2QX',
          nodeId: 1001,
          gameName: 'Lantern Harvest',
          language: 'EN',
          gameType: 'RNG',
          vassalage: 'LUMA',
          vendorName: 'Lumatide',
          stake: '150.00',
          win: '120.00',
          result: '-30.00',
          status: 'lost',
          time: 1_795_252_800_000,
          settledAt: 1_795_252_803_000,
        },
      ],
      totalPages: 1,
      totals: { ...bets, bets: 1 },
    },
  },
  teamProfit: {
    request: { ...period, rows: 'direct', sort: 'net', pageNo: 1, pageSize: 15 },
    value: {
      list: [{ ...person, level: 2, depth: 1, direct: 6, own: nothing, line: figures }],
      totalPages: 1,
      totals: figures,
    },
  },
  teamTransactions: {
    request: { ...period, kind: 'deposit', pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          ...person,
          reference: 'D261121K7M2QX',
          time: 1_795_252_800_000,
          kind: 'deposit',
          amount: '500.00',
        },
      ],
      totalPages: 1,
      totals: [{ kind: 'deposit', count: 1, in: '500.00', out: '0.00', net: '500.00' }],
    },
  },
  agentRevenue: {
    request: period,
    value: {
      timeZone: 'Asia/Kolkata',
      kinds: ['dividend', 'daily', 'hourly', 'realtime'],
      days: [{ day: '2026-11-21', ...income }],
      totals: income,
      before: {
        from: '2026-11-18',
        to: '2026-11-19',
        totals: {
          dividend: '0.00',
          daily: '0.00',
          hourly: '0.00',
          realtime: '0.00',
          total: '0.00',
        },
      },
    },
  },
  teamExport: {
    request: { ...period, what: 'transactions', pageNo: 1 },
    value: {
      fileName: 'team-transactions-2026-11-20-2026-11-21.csv',
      text: 'Account,Nickname,Reference,Time (Asia/Kolkata),Kind,Other account,Amount,Currency\r\nline012026,Asha 01,D261121K7M2QX,2026-11-21 14:50:00,deposit,,500.00,INR\r\n',
      lines: 1,
      totalLines: 1,
      totalPages: 1,
      until: 1_763_716_800_000,
    },
  },
};
