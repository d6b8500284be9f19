import type { ComponentContract } from '../contract.ts';

export const statusPillContract = {
  parts: ['root'],
  tones: ['neutral', 'info', 'success', 'warning', 'danger'],
} as const satisfies ComponentContract;

export type StatusTone = (typeof statusPillContract.tones)[number];

/** Every state that a record can be in (spec §4), and what it means to the member. */
export const statusTones = {
  // activities
  applying: 'info',
  claim: 'warning',
  claimed: 'success',
  issued: 'success',
  rejected: 'danger',
  closed: 'neutral',
  processing: 'info',
  signed: 'success',
  'coming-soon': 'neutral',
  join: 'warning',
  joined: 'success',
  // redeeming
  'in-process': 'info',
  approved: 'success',
  done: 'success',
  // withdrawals
  'to-confirm': 'warning',
  received: 'success',
  'not-received': 'danger',
  'full-payment': 'success',
  'forced-received': 'neutral',
  // bets
  open: 'info',
  partly: 'info',
  won: 'success',
  lost: 'neutral',
  drawn: 'neutral',
  void: 'neutral',
  // contracts of agents
  new: 'info',
  termination: 'warning',
  accepted: 'success',
  terminated: 'neutral',
  // the system
  normal: 'success',
  maintenance: 'warning',
  'region-restricted': 'danger',
} as const satisfies Record<string, StatusTone>;

export type Status = keyof typeof statusTones;
