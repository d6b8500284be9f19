import type { ValueOf } from '@livery/api';
import { missionLeaderboard, missionPeriods, missionSummary } from '@livery/api/contract/missions';
import { Badge } from '@livery/ui/badge';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Table, type TableColumn } from '@livery/ui/table';
import { Tabs } from '@livery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import { MissionCard } from './mission-card.tsx';
import { OffersOnly } from './offers-only.tsx';
import { Cards } from './rewards.styles.ts';

type Board = ValueOf<typeof missionLeaderboard>;

/** Missions with their progress and reward, and who leads (spec §2, missionLeaderboard). */
export function MissionsScreen() {
  const { t } = useTranslation();
  return (
    <CentrePage title={t('rewards.missions.title')} lead={t('rewards.missions.lead')}>
      <OffersOnly failed={t('rewards.missions.failed')}>
        <Missions />
        <Section title={t('rewards.board.title')}>
          <Tabs
            label={t('rewards.board.title')}
            tabs={missionPeriods.map((period) => ({
              id: period,
              label: t(`rewards.period.${period}`),
              content: <Leaders period={period} />,
            }))}
          />
        </Section>
      </OffersOnly>
    </CentrePage>
  );
}

function Missions() {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery({
    ...memberQuery(client, missionSummary, {}),
    refetchOnWindowFocus: true,
  });
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('rewards.missions.failed')}>
      {({ missions }) =>
        missions.length === 0 ? (
          <EmptyState icon="trophy" title={t('rewards.missions.none')} />
        ) : (
          <Cards>
            {missions.map((mission) => (
              <MissionCard key={mission.missionId} mission={mission} />
            ))}
          </Cards>
        )
      }
    </Loaded>
  );
}

function Leaders({ period }: { period: (typeof missionPeriods)[number] }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const query = useQuery(memberQuery(client, missionLeaderboard, { periodType: period }));
  const columns = useMemo(
    (): readonly TableColumn<Board['list'][number]>[] => [
      {
        id: 'rank',
        label: t('rewards.board.rank'),
        cell: ({ rank }) => format.number(rank),
      },
      {
        id: 'name',
        label: t('rewards.board.name'),
        rowHeader: true,
        cell: ({ customerName, own, sample }) => (
          <>
            {customerName} {own && <Badge tone="brand">{t('rewards.board.you')}</Badge>}
            {sample && <Badge tone="neutral">{t('rewards.board.sample')}</Badge>}
          </>
        ),
      },
      {
        id: 'score',
        label: t('rewards.board.score'),
        kind: 'number',
        cell: ({ score }) => format.number(score),
      },
    ],
    [t, format],
  );
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('rewards.board.failed')}>
      {({ list, ownRank, endTime }) => (
        <Stack>
          <Quiet>
            {t('rewards.board.own', {
              rank: format.number(ownRank),
              time: format.dateTime(endTime),
            })}
          </Quiet>
          <Table
            caption={t('rewards.board.title')}
            captionHidden
            columns={columns}
            short
            rows={list}
            rowId={({ rank }) => String(rank)}
            loadingLabel={t('common.loading')}
            language={language.tag}
            empty={<EmptyState icon="trophy" title={t('rewards.board.none')} />}
          />
        </Stack>
      )}
    </Loaded>
  );
}
