import type { ContractKind } from '@livery/api/contract/agents';
import { hundredths } from '@livery/api/contract-terms';
import type { ContractRow } from './rows.ts';

/** The feature of a merchant that a kind of contract needs (spec §3). */
export const featureOf: Readonly<Record<ContractKind, string>> = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realtime: 'agentRealtimeSalary',
};

/** How often the house settles the contracts that it gives. */
export const housePeriod = {
  dividend: 'Monthly',
  daily: 'Daily',
  hourly: 'Hourly',
  realtime: 'Every5Minutes',
} as const satisfies Record<ContractKind, ContractRow['periodType']>;

/** The highest rate of a contract, as it is written. */
export function topRate({ tiers }: Pick<ContractRow, 'tiers'>): string {
  return tiers.reduce((top, { rate }) => (hundredths(rate) > hundredths(top) ? rate : top), '0');
}
