import type { Examples } from '../examples.ts';
import type { depositCalls } from './deposits.ts';

const summary = {
  reference: 'D261121K7M2QX',
  method: 'bank-transfer',
  kind: 'bank',
  label: 'Bank transfer',
  amount: '1500.00',
  fee: '0.00',
  credited: '1500.00',
  currency: 'INR',
  state: 'created',
  createdAt: 1_795_252_800_000,
  payBy: 1_795_254_600_000,
} as const;

const created = {
  ...summary,
  expectedMinutes: 60,
  late: false,
  next: 'member',
  payTo: { name: 'Mayura Play', account: '408812345678', note: 'D261121K7M2QX' },
  fields: { accountName: 'Mira Kumari', accountNumber: '123456789012' },
  timeline: [{ state: 'created', time: 1_795_252_800_000 }],
  proofs: [],
} as const;

const paid = {
  ...created,
  timeline: [...created.timeline, { state: 'paid' as const, time: 1_795_253_100_000 }],
  proofs: [],
  state: 'paid',
  next: 'platform',
  paidAt: 1_795_253_100_000,
  expectedAt: 1_795_256_700_000,
  caseNumber: 'C261121W3NR9T',
} as const;

/** The first bytes of a PNG, which are how it is known. */
const picture = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], {
  type: 'image/png',
});
const { reference } = summary;

/** One request and answer of each call. */
export const depositExamples: Examples<typeof depositCalls> = {
  depositMethods: {
    request: {},
    value: {
      list: [
        {
          code: 'bank-transfer',
          kind: 'bank',
          label: 'Bank transfer',
          min: '1000.00',
          max: '500000.00',
          fee: '0.00',
          currency: 'INR',
          etaMinutes: 60,
          status: 'up',
          hours: '08:00-22:00',
          open: true,
          fields: ['accountName', 'accountNumber'],
          paidFields: ['reference'],
        },
      ],
    },
  },
  depositCreate: {
    request: {
      method: 'bank-transfer',
      amount: '1500',
      fields: { accountName: 'Mira Kumari', accountNumber: '123456789012' },
    },
    value: { ...created, timeline: [...created.timeline], proofs: [] },
  },
  depositPaid: {
    request: { reference, fields: { reference: 'UTR2026112100042' } },
    value: { ...paid, timeline: [...paid.timeline], proofs: [] },
  },
  depositProof: {
    request: { reference, images: [picture] },
    value: {
      ...paid,
      timeline: [...paid.timeline],
      proofs: [{ id: 'f3xJq0Zb7hTn', type: 'image/png', size: 8 }],
    },
  },
  depositCancel: {
    request: { reference },
    value: {
      ...created,
      state: 'cancelled',
      next: 'nobody',
      settledAt: 1_795_253_100_000,
      timeline: [...created.timeline, { state: 'cancelled', time: 1_795_253_100_000 }],
      proofs: [],
    },
  },
  depositList: {
    request: { state: 'created', pageNo: 1, pageSize: 15 },
    value: { list: [summary], totalPages: 1 },
  },
  depositDetail: {
    request: { reference },
    value: { ...created, timeline: [...created.timeline], proofs: [] },
  },
};
