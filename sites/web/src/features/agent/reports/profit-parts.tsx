import type { TeamFigures, TeamProfitRow } from '@livery/api/contract/team';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Result } from '../../records/index.ts';

const parts = ['own', 'below', 'line'] as const;
type Part = TeamFigures & { readonly part: (typeof parts)[number] };

/** An account by itself, everybody below it, and both together, which is what its row has in the list that led here. */
export function ProfitParts({
  of: { account, own, line },
  below,
}: {
  of: Pick<TeamProfitRow, 'account' | 'own' | 'line'>;
  below: TeamFigures;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const columns = useMemo((): readonly TableColumn<Part>[] => {
    const money = (id: 'deposits' | 'withdrawals' | 'bonuses' | 'validBet'): TableColumn<Part> => ({
      id,
      label: t(`reports.${id}`),
      kind: 'number',
      cell: (figures) => format.money(figures[id]),
    });
    return [
      {
        id: 'part',
        label: t('reports.part'),
        rowHeader: true,
        cell: ({ part }) => t(`reports.parts.${part}`),
      },
      money('deposits'),
      money('withdrawals'),
      money('bonuses'),
      money('validBet'),
      {
        id: 'net',
        label: t('reports.net'),
        kind: 'number',
        cell: ({ net }) => <Result amount={net} />,
      },
    ];
  }, [t, format]);
  const figures = { own, below, line };
  return (
    <Table
      caption={t('reports.parts', { account })}
      captionHidden
      columns={columns}
      rows={parts.map((part) => ({ part, ...figures[part] }))}
      rowId={({ part }) => part}
      loadingLabel={t('common.loading')}
      language={language.tag}
      empty={null}
    />
  );
}
