import { useTranslation } from 'react-i18next';
import { type PeriodType, periodTypes } from '../centre/index.ts';
import type { RecordsAddress } from './records-address.ts';
import type { Choice } from './records-filters.tsx';

/** By which periods a report gathers its days (spec §9): what the address says, by the day where it says nothing; and the list to choose. */
export function usePeriodChoice({ type }: Pick<RecordsAddress, 'type'>): {
  readonly period: PeriodType;
  readonly choice: Choice;
} {
  const { t } = useTranslation();
  return {
    period: periodTypes.find((each) => each === type) ?? 'daily',
    choice: {
      name: 'type',
      label: t('records.profit.period'),
      usual: 'daily',
      options: periodTypes.map((each) => ({ value: each, label: t(`records.period.${each}`) })),
    },
  };
}
