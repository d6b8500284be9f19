import { useTranslation } from 'react-i18next';
import type { Choice, RecordsAddress } from '../../records/index.ts';
import { ownPart } from './report-queries.ts';

/** Whether a report has an account alone or with everybody below it: the list to choose, once an account is asked for. */
export function usePartChoice({ account }: RecordsAddress): readonly Choice[] {
  const { t } = useTranslation();
  if (account === undefined) return [];
  return [
    {
      name: 'show',
      label: t('reports.part'),
      usual: 'line',
      options: [
        { value: 'line', label: t('reports.part.line') },
        { value: ownPart, label: t('reports.parts.own') },
      ],
    },
  ];
}
