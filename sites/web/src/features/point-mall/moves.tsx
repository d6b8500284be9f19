import type { ValueOf } from '@livery/api';
import { type PointsKind, pointsKinds, type pointsTransactions } from '@livery/api/contract/points';
import type { TableColumn } from '@livery/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { History } from './history.tsx';
import { movesQuery } from './mall-queries.ts';

type Move = ValueOf<typeof pointsTransactions>['list'][number];

/** Every change of the member's points, with what there was afterwards (spec §7). */
export function Moves({ kind }: { kind: PointsKind | undefined }) {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const query = useInfiniteQuery(movesQuery(services, kind));
  const rows = useMemo(() => query.data?.pages.flatMap(({ list }) => list), [query.data]);
  const columns = useMemo<readonly TableColumn<Move>[]>(() => {
    const signed = new Intl.NumberFormat(format.locale, { signDisplay: 'exceptZero' });
    return [
      {
        id: 'kind',
        label: t('mall.move.kind'),
        rowHeader: true,
        cell: (move) => t(`mall.kind.${move.kind}`),
      },
      {
        id: 'points',
        label: t('mall.move.points'),
        kind: 'number',
        cell: ({ points }) => signed.format(points),
      },
      {
        id: 'balance',
        label: t('mall.move.balance'),
        kind: 'number',
        cell: ({ balance }) => format.number(balance),
      },
      {
        id: 'time',
        label: t('mall.move.time'),
        kind: 'number',
        cell: ({ time }) => format.dateTime(time),
      },
      {
        id: 'reference',
        label: t('mall.record.reference'),
        cell: ({ reference }) => reference,
      },
    ];
  }, [t, format]);
  return (
    <History
      title={t('mall.view.points')}
      filters={{
        label: t('mall.moves.kinds'),
        current: kind,
        choices: [undefined, ...pointsKinds].map((each) => ({
          value: each,
          label: t(`mall.kind.${each ?? 'all'}`),
          search: { view: 'points', ...(each ? { kind: each } : {}) },
        })),
      }}
      columns={columns}
      rows={rows}
      // A redemption that was rejected has taken its points and returned them, under one reference.
      rowId={({ reference, kind: what }) => `${reference} ${what}`}
      query={query}
      failed={t('mall.moves.failed')}
      empty={{ title: t('mall.moves.empty.title'), text: t('mall.moves.empty.text') }}
    />
  );
}
