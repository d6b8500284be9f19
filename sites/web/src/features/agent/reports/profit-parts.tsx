import type { TeamFigures, TeamProfitRow } from '@livery/api/contract/team';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { figureColumns } from './figure-columns.tsx';

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
  const columns = useMemo(
    (): readonly TableColumn<Part>[] => [
      {
        id: 'part',
        label: t('reports.part'),
        rowHeader: true,
        cell: ({ part }) => t(`reports.parts.${part}`),
      },
      ...figureColumns<Part>({ t, format }, (part) => part),
    ],
    [t, format],
  );
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
