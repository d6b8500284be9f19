import { table } from '../store/store.ts';

/** A mission that a member was paid for, by account, mission and first day of the period. */
export interface MissionClaimRow {
  account: string;
  missionId: string;
  reference: string;
  time: number;
}
export const missionClaims = table<MissionClaimRow>('mission-claims');

/** Key of a claim's row. */
export function claimKey(account: string, missionId: string, periodStart: number): string {
  return `${account}/${missionId}/${periodStart}`;
}
