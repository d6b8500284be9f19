import type { Limit } from '@livery/api/contract/protection';
import { isMore } from '@livery/flows/amount';

/** The limit of time that is used up: no stake is taken until some of it ceases to count. */
export const timeUsedUp = (limits: readonly Limit[]): Limit | undefined =>
  limits.find(({ kind, left }) => kind === 'time' && !isMore(left, '0'));
