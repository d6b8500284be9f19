import type { ValueOf } from '@livery/api';
import type { teamOverview } from '@livery/api/contract/team';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Result } from '../../records/index.ts';

type GameType = ValueOf<typeof teamOverview>['gameTypes'][number];

/** What a team has bet, by the type of game. */
export function ByGameType({ rows }: { rows: readonly GameType[] }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const columns = useMemo(
    (): readonly TableColumn<GameType>[] => [
      { id: 'name', label: t('records.bets.type'), rowHeader: true, cell: ({ name }) => name },
      {
        id: 'active',
        label: t('team.active'),
        kind: 'number',
        cell: ({ active }) => format.number(active),
      },
      {
        id: 'bets',
        label: t('team.bets'),
        kind: 'number',
        cell: ({ bets }) => format.number(bets),
      },
      {
        id: 'validBet',
        label: t('team.validBet'),
        kind: 'number',
        cell: ({ validBet }) => format.money(validBet),
      },
      {
        id: 'wins',
        label: t('team.wins'),
        kind: 'number',
        cell: ({ wins }) => format.money(wins),
      },
      {
        id: 'net',
        label: t('team.net'),
        kind: 'number',
        cell: ({ net }) => <Result amount={net} />,
      },
    ],
    [t, format],
  );
  const title = t('team.byType');
  return (
    <Section title={title}>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ gameType }) => gameType}
        loadingLabel={t('common.loading')}
        language={language.tag}
        empty={
          <EmptyState icon="chart" title={t('records.none')} description={t('records.none.text')} />
        }
      />
    </Section>
  );
}
