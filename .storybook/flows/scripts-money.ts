import type { AgentContract } from '@livery/api/contract/agents';
import { selectAct } from '@livery/flows/act';
import { selectApplication } from '@livery/flows/activity-application';
import { selectOffer } from '@livery/flows/contract-offer';
import { type DepositMethod, selectDeposit } from '@livery/flows/deposit';
import { selectRedeem } from '@livery/flows/point-redeem';
import { selectTransfer, type TransferTargets } from '@livery/flows/transfer';
import { selectWithdrawal, type WithdrawalStart } from '@livery/flows/withdrawal';
import { selectConfirmation } from '@livery/flows/withdrawal-confirmation';
import { machines } from './machines.ts';
import { expired, newKey, or, scriptOf } from './script.ts';

const password = 'Pay4play';
const image = new Blob(['x'], { type: 'image/png' });
const seen = <Row>(row: Row) => ({ row, serverTime: 0 });
const lost = { 'says the session is over': expired };

/** What a member may say to an act that is not answered. */
export const actEvents = { again: { type: 'again' }, leave: { type: 'leave' } } as const;

const activity = (state: 'join' | 'claim' | 'claimed') => ({
  promotionId: 'P1',
  title: 'Photo',
  state,
  reward: '10.00',
  images: [],
});

const contract = (more: Partial<AgentContract> = {}): AgentContract => ({
  contractId: 'C1',
  kind: 'daily',
  periodType: 'Daily',
  side: 'received',
  account: 'arun2026',
  request: 'new',
  state: 'offered',
  rate: '0.45',
  tiers: [],
  time: 1,
  ...more,
});
const given = [contract({ contractId: 'C2', side: 'given', state: 'active', rate: '0.5' })];
const active = contract({ state: 'active' });

const method: DepositMethod = {
  code: 'bank',
  kind: 'bank',
  label: 'Bank transfer',
  min: '100.00',
  max: '5000.00',
  fee: '0.00',
  currency: 'INR',
  etaMinutes: 60,
  status: 'up',
  open: true,
  fields: [],
  paidFields: [],
};
const deposit = (state: 'created' | 'paid' | 'arrived' | 'cancelled') =>
  seen({
    reference: 'D1',
    method: 'bank',
    kind: 'bank' as const,
    label: 'Bank transfer',
    amount: '500.00',
    fee: '0.00',
    credited: '500.00',
    currency: 'INR',
    state,
    createdAt: 0,
    payBy: 1_800_000,
    expectedMinutes: 60,
    late: false,
    next: 'member' as const,
    payTo: { name: 'Mayura', note: 'D1' },
    fields: {},
    timeline: [],
    proofs: [],
  });

const withdrawal = (state: 'requested' | 'sent' | 'disputed' | 'received') => ({
  reference: 'W1',
  payee: { id: 'p1', kind: 'bank' as const, name: 'Tara', account: '•••• 9012' },
  amount: '500.00',
  fee: '0.00',
  payout: '500.00',
  currency: 'INR',
  state,
  createdAt: 0,
  changedAt: 0,
  next: 'member' as const,
  answers:
    state === 'sent'
      ? (['received', 'notReceived', 'fullPaymentMade'] as const).slice()
      : state === 'disputed'
        ? (['received', 'fullPaymentMade'] as const).slice()
        : [],
  timeline: [],
  ...(state === 'sent' ? { confirmBy: 1_800_000 } : {}),
});
const start: WithdrawalStart = {
  payees: [{ id: 'p1', kind: 'bank', name: 'Tara', account: '•••• 9012', addedAt: 1 }],
  terms: {
    currency: 'INR',
    available: '900.00',
    kinds: [{ kind: 'bank', min: '100.00', max: '1000.00', fee: '0.00', usualMinutes: 60 }],
    blocks: [],
    dailyCount: 3,
    autoReceiveMinutes: 30,
  },
};
const blocks = [{ reason: 'turnover' as const, amount: '250.00' }];
const blockedStart: WithdrawalStart = { ...start, terms: { ...start.terms, blocks } };

const line: TransferTargets = {
  upline: { account: 'asha2026', nickname: 'Asha' },
  downlines: [{ account: 'ravi2026', nickname: 'Ravi' }],
  min: '1.00',
  max: '1000.00',
  available: '900.00',
  blocks: [],
};
const blockedLine: TransferTargets = { ...line, upline: undefined, downlines: [], blocks };

const cards = {
  rewardId: 'CARDS',
  type: 'GOODS',
  name: 'Deck of cards',
  description: '',
  language: 'EN',
  imageUrl: '',
  points: 900,
  amountRequirement: '0.00',
  stock: 6,
  maxQuantity: 3,
};
const redeem = { quantity: 2, address: '1 Lotus Lane', password };

/** How a reader steps through the flows that move money or points. */
export const moneyScripts = {
  act: scriptOf(machines.act, {
    input: () => ({ request: { amount: '5' }, newKey }),
    events: actEvents,
    answers: { ask: { ...or({ 'is done': 'T-1' }), ...lost } },
    select: selectAct,
  }),
  deposit: scriptOf(machines.deposit, {
    input: (now) => ({ newKey, decimals: 2, now }),
    events: {
      choose: { type: 'choose', method: 'bank' },
      'offered: it is open': { type: 'offered', methods: [method] },
      'offered: it has closed': { type: 'offered', methods: [{ ...method, open: false }] },
      submit: { type: 'submit', values: { amount: '500', fields: {} } },
      'submit too little': { type: 'submit', values: { amount: '5', fields: {} } },
      back: { type: 'back' },
      paid: { type: 'paid', fields: {} },
      sendProof: { type: 'sendProof', images: [image] },
      giveUp: { type: 'giveUp' },
      refresh: { type: 'refresh' },
      'update: it has arrived': { type: 'update', seen: deposit('arrived') },
      hidden: { type: 'hidden' },
      shown: { type: 'shown' },
      retry: { type: 'retry' },
    },
    answers: {
      loadMethods: or({ 'brings a method': [method] }),
      createDeposit: { ...or({ 'is begun': deposit('created') }), ...lost },
      sayPaid: { ...or({ 'is noted': deposit('paid') }), ...lost },
      sendProof: { ...or({ 'is taken': deposit('paid') }), ...lost },
      giveUp: { ...or({ 'is given up': deposit('cancelled') }), ...lost },
      readDeposit: or({
        'still waits': deposit('created'),
        'is paid': deposit('paid'),
        'has arrived': deposit('arrived'),
      }),
    },
    select: selectDeposit,
  }),
  withdrawal: scriptOf(machines.withdrawal, {
    input: () => ({ newKey, decimals: 2 }),
    events: {
      choose: { type: 'choose', payee: 'p1' },
      submit: { type: 'submit', values: { amount: '500', password } },
      'submit too much': { type: 'submit', values: { amount: '950', password } },
      back: { type: 'back' },
      reload: { type: 'reload' },
      'update: nothing is in the way': { type: 'update', start },
      'update: a bonus is in the way': { type: 'update', start: blockedStart },
      leave: { type: 'leave' },
    },
    answers: {
      loadStart: or({
        'lets withdraw': start,
        'tells what is in the way': blockedStart,
      }),
      act: { ...or({ 'is requested': withdrawal('requested') }, 'INSUFFICIENT_FUNDS'), ...lost },
    },
    select: selectWithdrawal,
  }),
  'withdrawal-confirmation': scriptOf(machines['withdrawal-confirmation'], {
    input: (now) => ({ newKey, now, withdrawal: seen(withdrawal('sent')) }),
    events: {
      received: { type: 'received' },
      fullPaymentMade: { type: 'fullPaymentMade' },
      notReceived: { type: 'notReceived', proof: { images: [image], comment: '' } },
      'notReceived without proof': { type: 'notReceived', proof: { images: [], comment: '' } },
      'update: it is received': { type: 'update', seen: seen(withdrawal('received')) },
      hidden: { type: 'hidden' },
      shown: { type: 'shown' },
      refresh: { type: 'refresh' },
    },
    answers: {
      act: {
        ...or({
          'takes it': seen(withdrawal('received')),
          'opens a dispute': seen(withdrawal('disputed')),
        }),
        ...lost,
      },
      readWithdrawal: or({
        'is as it was': seen(withdrawal('sent')),
        'is received': seen(withdrawal('received')),
      }),
    },
    select: selectConfirmation,
  }),
  transfer: scriptOf(machines.transfer, {
    input: () => ({ newKey, decimals: 2 }),
    events: {
      submit: { type: 'submit', values: { account: 'ravi2026', amount: '25.50', password } },
      'submit nothing': { type: 'submit', values: { account: '', amount: '', password: '' } },
      confirm: { type: 'confirm' },
      back: { type: 'back' },
      reload: { type: 'reload' },
      'update: nothing is in the way': { type: 'update', targets: line },
      'update: a bonus is in the way': { type: 'update', targets: blockedLine },
      leave: { type: 'leave' },
    },
    answers: {
      loadTargets: or({
        'brings the line': line,
        'brings a block': blockedLine,
      }),
      act: {
        ...or(
          { 'is made': { reference: 'T1', account: 'ravi2026', amount: '25.50', time: 1 } },
          'INSUFFICIENT_FUNDS',
        ),
        ...lost,
      },
    },
    select: selectTransfer,
  }),
  'point-redeem': scriptOf(machines['point-redeem'], {
    input: () => ({ newKey, rewardId: 'CARDS' }),
    events: {
      submit: { type: 'submit', values: redeem },
      'submit too many': { type: 'submit', values: { ...redeem, quantity: 9 } },
      confirm: { type: 'confirm' },
      back: { type: 'back' },
      refresh: { type: 'refresh' },
      leave: { type: 'leave' },
    },
    answers: {
      readStart: or({
        'tells points and stock': { points: 2000, reward: cards },
        'tells of too few points': { points: 100, reward: cards },
        'no longer has it': { points: 2000, reward: undefined },
      }),
      act: {
        ...or(
          {
            'is redeemed': {
              reference: 'M1',
              applyTime: 1,
              type: 'GOODS',
              name: 'Deck of cards',
              language: 'EN',
              quantity: 2,
              points: 1800,
              amountRequirement: '0.00',
              status: 'inProcess',
              remark: '',
            },
          },
          'OUT_OF_STOCK',
        ),
        ...lost,
      },
    },
    select: selectRedeem,
  }),
  'activity-application': scriptOf(machines['activity-application'], {
    input: () => ({ newKey, activity: activity('join') }),
    events: {
      apply: { type: 'apply', values: { comment: '', images: [] } },
      'apply with a long comment': {
        type: 'apply',
        values: { comment: 'x'.repeat(141), images: [] },
      },
      claim: { type: 'claim' },
      refresh: { type: 'refresh' },
      leave: { type: 'leave' },
    },
    answers: {
      apply: { ...or({ 'is taken': activity('claim') }), ...lost },
      claim: { ...or({ 'is paid': activity('claimed') }), ...lost },
      readActivity: or({
        'can be joined': activity('join'),
        'can be claimed': activity('claim'),
        'is claimed': activity('claimed'),
      }),
    },
    select: selectApplication,
  }),
  'contract-offer': scriptOf(machines['contract-offer'], {
    input: () => ({ newKey, contractId: 'C1' }),
    events: {
      'choose accept': { type: 'choose', answer: 'accept' },
      'choose reject': { type: 'choose', answer: 'reject' },
      'choose terminate': { type: 'choose', answer: 'terminate' },
      confirm: { type: 'confirm' },
      back: { type: 'back' },
      refresh: { type: 'refresh' },
      leave: { type: 'leave' },
    },
    answers: {
      readStanding: or({
        'is an offer': { contract: contract(), current: undefined, given },
        'is active': { contract: active, current: undefined, given: [] },
        'is to end': {
          contract: contract({ state: 'active', request: 'termination' }),
          current: undefined,
          given,
        },
      }),
      act: { ...or({ 'is taken': active }), ...lost },
    },
    select: selectOffer,
  }),
};
