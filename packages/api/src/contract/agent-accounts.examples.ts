import type { Examples } from '../examples.ts';
import type { agentAccountCalls } from './agent-accounts.ts';

const link = {
  code: '255V-K7M2',
  name: 'Cricket group',
  time: 1_795_000_000_000,
  joined: 12,
} as const;
const rate = { kind: 'daily', rate: '0.6' } as const;

/** One request and answer of each call. */
export const agentAccountExamples: Examples<typeof agentAccountCalls> = {
  agentInvitation: {
    request: {},
    value: {
      code: '255V',
      recommender: { id: '100003', account: 'arun2026' },
      joined: 31,
      links: [link],
    },
  },
  agentLinkAdd: { request: { name: link.name }, value: { ...link, joined: 0 } },
  agentLinkRemove: { request: { code: link.code }, value: null },
  agentAccountChoices: {
    request: {},
    value: {
      agentType: 2,
      needsLegalBasis: false,
      rates: [
        { kind: 'daily', periodType: 'Daily', topRate: '0.8' },
        { kind: 'hourly', periodType: 'Hourly' },
      ],
    },
  },
  agentFirstPassword: { request: {}, value: { password: 'K7M2QX9PRS' } },
  agentAccountCreate: {
    request: {
      username: 'nila2026',
      password: 'K7M2QX9PRS',
      nickname: 'Nila',
      role: 'agent',
      rates: [rate],
    },
    value: {
      account: 'nila2026',
      nickname: 'Nila',
      type: 2,
      offers: [
        {
          contractId: 'C261121M9P3RS',
          kind: 'daily',
          periodType: 'Daily',
          side: 'given',
          account: 'nila2026',
          nickname: 'Nila',
          request: 'new',
          state: 'offered',
          rate: rate.rate,
          tiers: [{ betAmount: '0', rate: rate.rate }],
          time: link.time,
        },
      ],
      time: link.time,
    },
  },
};
