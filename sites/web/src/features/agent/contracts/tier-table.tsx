import type { AgentContract } from '@livery/api/contract/agents';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFigures } from './use-figures.ts';

type Row = AgentContract['tiers'][number] & { readonly row: number };

/** The tiers of a contract by the labels of its kind (spec §3 "Dividend contract labels", "Wage contract labels"). */
export function TierTable({ kind, tiers }: Pick<AgentContract, 'kind' | 'tiers'>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const figures = useFigures();
  const columns = useMemo((): readonly TableColumn<Row>[] => {
    const { money, rate, count } = figures;
    const dividend: TableColumn<Row>[] = [
      {
        id: 'loss',
        label: t('contracts.loss'),
        kind: 'number',
        cell: (tier) => money(tier.periodProfitLoss),
      },
      {
        id: 'members',
        label: t('contracts.members'),
        kind: 'number',
        cell: (tier) => count(tier.activeMembers),
      },
    ];
    return [
      {
        id: 'tier',
        label: t('contracts.tiers'),
        rowHeader: true,
        cell: ({ row }) => t('contracts.form.row', { row: count(row) }),
      },
      {
        id: 'bets',
        label: t(`contracts.bets.${kind}`),
        kind: 'number',
        cell: (tier) => money(tier.betAmount),
      },
      ...(kind === 'dividend' ? dividend : []),
      {
        id: 'rate',
        label: t('contracts.rate'),
        kind: 'number',
        cell: (tier) => rate(tier.rate),
      },
    ];
  }, [t, figures, kind]);
  return (
    <Table
      caption={t('contracts.tiers')}
      captionHidden
      columns={columns}
      rows={tiers.map((tier, at) => ({ ...tier, row: at + 1 }))}
      rowId={({ row }) => String(row)}
      loadingLabel={t('common.loading')}
      language={language.tag}
      empty={null}
    />
  );
}
