import type { LimitKind, LimitPeriod } from '@livery/api/contract/protection';
import { table } from '../store/store.ts';

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

/** Minutes between two reality checks, by key of the account. */
export const realityChecks = table<{ minutes: number }>('reality-checks');

/** When a member was signed in during one hour, on whatever devices. */
export interface TimeSpentRow {
  account: string;
  /** Start of the hour, in milliseconds since 1970. */
  hour: number;
  /** From when to when: in order, and none overlaps another. */
  stretches: readonly (readonly [number, number])[];
}
export const timeSpent = table<TimeSpentRow>('time-spent', {
  byAccount: ({ account, hour }) => `${account}/${String(hour).padStart(15, '0')}`,
});
