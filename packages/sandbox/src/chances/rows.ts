import type { ChanceKind } from '@livery/api/contract/chances';
import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** A chance of one member. Amounts are minor units, times milliseconds since 1970. */
export interface ChanceRow {
  chanceId: string;
  /** Key of the account's row. */
  account: string;
  kind: ChanceKind;
  /** What it was given for. */
  from: Localised;
  givenAt: number;
  until: number;
  /** As they were when it was given. */
  prizes: readonly { amount: string; chancePercent: number }[];
  outcome?: { prize: number; amount: string; reference: string; time: number } | undefined;
}
export const chances = table<ChanceRow>('chances', { byAccount: ({ account }) => account });

/** Key of a chance's row: another member's chance of the same id is another row. */
export function chanceKey({ account, chanceId }: Pick<ChanceRow, 'account' | 'chanceId'>): string {
  return `${account}/${chanceId}`;
}
