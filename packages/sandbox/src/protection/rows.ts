import { table } from '../store/store.ts';

/** What a member may limit: money paid in, money lost, time spent. */
export const limitKinds = ['deposit', 'loss', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** For how long a limit counts: 24 hours, 7 days, one month of 30 days. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A limit of one member, by account, kind and period. */
export interface LimitRow {
  account: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units of money, or minutes of time. */
  amount: string;
  /** When it began to hold, in milliseconds since 1970. */
  since: number;
  /** An increase or a removal (null) that waits. */
  pending?: { amount: string | null; from: number } | undefined;
}
export const limits = table<LimitRow>('limits', { byAccount: ({ account }) => account });

/** A break that a member takes from play. */
export interface BreakRow {
  kind: 'timeOut' | 'selfExclusion';
  since: number;
  until: number;
}
/** By key of the account. */
export const breaks = table<BreakRow>('breaks');
