import { type TeamTotals, teamOverview } from '@livery/api/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { CentrePage, usePeriodName } from '../../centre/index.ts';
import {
  RecordsFilters,
  RecordsTools,
  Totals,
  usePeriodChoice,
  useRecordsAddress,
  useRecordView,
  ViewTools,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { useTeamFile } from '../files/use-team-file.ts';
import { ByGameType } from './by-game-type.tsx';
import { CountStat, MoneyStat } from './comparison.tsx';
import { TeamPeriods } from './team-periods-section.tsx';

/** What an agent's team has done (spec §2, agentTeamOverview), beside as many days before: in all, by period and by game type. */
export function OverviewScreen() {
  const { t } = useTranslation();
  const { client } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const { start: from, end: to } = days;
  const query = useQuery(memberQuery(client, teamOverview, { from, to }));
  const nameOf = usePeriodName();
  const { period: type, choice } = usePeriodChoice(address);
  const { tools } = useRecordView('teamOverview');
  return (
    <CentrePage title={t('team.title')} lead={t('team.lead')}>
      <RecordsFilters address={address} narrow={narrow} held={days} choices={[choice]}>
        <ViewTools tools={tools} address={address} narrow={narrow} />
      </RecordsFilters>
      {note}
      <Loaded query={query} loading={t('common.loading')} failed={t('team.failed')}>
        {(overview) => (
          <>
            <p>{t('team.before', { days: nameOf(daysOf(overview.before)) })}</p>
            <Compared totals={overview.totals} before={overview.before.totals} />
            <TeamPeriods days={overview.days} type={type} totals={overview.totals} />
            <ByGameType rows={overview.gameTypes} />
          </>
        )}
      </Loaded>
      <RecordsTools
        page={1}
        pages={1}
        turn={turn}
        file={useTeamFile({ what: 'overview', from, to })}
      />
    </CentrePage>
  );
}

function daysOf({ from, to }: { from: string; to: string }) {
  return { start: from, end: to };
}

function Compared({ totals, before }: { totals: TeamTotals; before: TeamTotals }) {
  const { t } = useTranslation();
  return (
    <>
      <Totals>
        {(['members', 'active', 'joined'] as const).map((each) => (
          <CountStat
            key={each}
            label={t(`team.${each}`)}
            count={totals[each]}
            before={before[each]}
          />
        ))}
        {(['deposits', 'withdrawals', 'bonuses', 'validBet', 'wins'] as const).map((each) => (
          <MoneyStat
            key={each}
            label={t(`team.${each}`)}
            amount={totals[each]}
            before={before[each]}
          />
        ))}
        <MoneyStat label={t('team.net')} amount={totals.net} before={before.net} signed />
      </Totals>
      <p>{t('team.net.note')}</p>
    </>
  );
}
