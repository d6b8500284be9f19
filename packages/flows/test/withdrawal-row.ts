import type { Withdrawal } from '../src/withdrawal/withdrawal.types.ts';

/** A withdrawal of 500 as the platform tells of it. */
export function withdrawalRow(more: Partial<Withdrawal> = {}): Withdrawal {
  return {
    reference: 'W1',
    payee: { id: 'p1', kind: 'bank', name: 'Tara', account: '•••• 9012' },
    amount: '500.00',
    fee: '0.00',
    payout: '500.00',
    currency: 'INR',
    state: 'requested',
    createdAt: 0,
    changedAt: 0,
    next: 'platform',
    answers: [],
    timeline: [],
    ...more,
  };
}
