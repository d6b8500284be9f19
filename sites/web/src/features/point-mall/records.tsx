import { type RedeemRecord, type RedeemState, redeemStates } from '@livery/api/contract/points';
import { isMore } from '@livery/flows/amount';
import { foreignLang } from '@livery/i18n';
import { StatusPill } from '@livery/ui/status-pill';
import type { TableColumn } from '@livery/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { History } from './history.tsx';
import { recordsQuery } from './mall-queries.ts';

/** What the member has redeemed, with its state and, of a rejected one, the reason (spec §3 "Redeem record", §4). */
export function Records({ status }: { status: RedeemState | undefined }) {
  const { t } = useTranslation();
  const services = useServices();
  const query = useInfiniteQuery(recordsQuery(services, status));
  const rows = useMemo(() => query.data?.pages.flatMap(({ list }) => list), [query.data]);
  return (
    <History
      title={t('mall.view.records')}
      filters={{
        label: t('mall.records.states'),
        current: status,
        choices: [undefined, ...redeemStates].map((each) => ({
          value: each,
          label: t(`mall.status.${each ?? 'all'}`),
          search: { view: 'records', ...(each ? { status: each } : {}) },
        })),
      }}
      columns={useColumns()}
      rows={rows}
      rowId={({ reference }) => reference}
      query={query}
      failed={t('mall.records.failed')}
      empty={{ title: t('mall.records.empty.title'), text: t('mall.records.empty.text') }}
    />
  );
}

function useColumns(): readonly TableColumn<RedeemRecord>[] {
  const { t } = useTranslation();
  const { format, language } = useServices();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('mall.record.name'),
        rowHeader: true,
        cell: ({ name, language: spoken }) => (
          <span {...foreignLang(spoken, language.code)}>{name}</span>
        ),
      },
      {
        id: 'status',
        label: t('mall.record.status'),
        cell: ({ status }) => (
          <StatusPill status={status === 'inProcess' ? 'in-process' : status}>
            {t(`mall.status.${status}`)}
          </StatusPill>
        ),
      },
      {
        id: 'remark',
        label: t('mall.record.remark'),
        cell: ({ remark, language: spoken }) => (
          <span {...foreignLang(spoken, language.code)}>{remark || t('mall.fact.none')}</span>
        ),
      },
      { id: 'type', label: t('mall.record.type'), cell: ({ type }) => t(`mall.type.${type}`) },
      {
        id: 'quantity',
        label: t('mall.record.quantity'),
        kind: 'number',
        cell: ({ quantity }) => format.number(quantity),
      },
      {
        id: 'points',
        label: t('mall.record.points'),
        kind: 'number',
        cell: ({ points }) => format.number(points),
      },
      {
        id: 'requires',
        label: t('mall.record.requires'),
        kind: 'number',
        cell: ({ amountRequirement }) =>
          isMore(amountRequirement, '0') ? format.money(amountRequirement) : t('mall.fact.none'),
      },
      {
        id: 'time',
        label: t('mall.record.time'),
        kind: 'number',
        cell: ({ applyTime }) => format.dateTime(applyTime),
      },
      { id: 'reference', label: t('mall.record.reference'), cell: ({ reference }) => reference },
    ],
    [t, format, language],
  );
}
