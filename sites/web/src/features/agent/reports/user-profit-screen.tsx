import type { TeamFigures, TeamProfitRow } from '@livery/api/contract/team';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { CentrePage } from '../../centre/index.ts';
import {
  currentTotals,
  RecordsFilters,
  RecordsTable,
  RecordsTools,
  Result,
  Totals,
  useRecordsAddress,
  useRecordView,
  ViewTools,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { AccountFilter } from './account-filter.tsx';
import { Person } from './person.tsx';
import { profitAsked, profitRows, rowsIn, sortIn, userProfitQuery } from './report-queries.ts';
import { Path } from './reports.styles.ts';
import { useProfitColumns } from './use-profit-columns.tsx';
import { useTeamFile } from './use-team-file.ts';

/**
 * Profit and loss by user (spec §2, "User Profit and Loss"): those directly below with their teams, or everybody alone; from each
 * account on to those below it and to its bets.
 */
export function UserProfitScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const query = useQuery(userProfitQuery(services, address, days));
  const totals = currentTotals(query);
  const rows = rowsIn(address);
  const view = useRecordView('teamProfit', useProfitColumns(rows, address.days));
  return (
    <CentrePage title={t('reports.profit.title')} lead={t('reports.profit.lead')}>
      <RecordsFilters
        address={address}
        narrow={narrow}
        choices={[
          {
            name: 'type',
            label: t('reports.profit.rows'),
            usual: 'direct',
            options: profitRows.map((each) => ({
              value: each,
              label: t(`reports.profit.rows.${each}`),
            })),
          },
        ]}
      >
        <AccountFilter address={address} narrow={narrow} />
        <ViewTools tools={view.tools} address={address} narrow={narrow} />
      </RecordsFilters>
      {note}
      {query.data?.of && <WayTo of={query.data.of} days={address.days} />}
      {totals !== null && <Sums totals={totals} />}
      <RecordsTable
        caption={t('reports.profit.title')}
        icon="chart"
        columns={view.columns}
        query={query}
        rowId={({ account }) => account}
        failed={t('reports.failed')}
        sort={sortIn(address)}
        onSort={({ column, direction }) =>
          narrow({ sort: direction === 'descending' ? `-${column}` : column })
        }
      />
      <RecordsTools
        page={address.page}
        pages={query.data?.totalPages ?? 1}
        turn={turn}
        file={useTeamFile({ what: 'profit', ...profitAsked(address, days), ...view.without })}
      />
    </CentrePage>
  );
}

/** The sums of all rows on all pages. */
function Sums({ totals }: { totals: TeamFigures | undefined }) {
  const { t } = useTranslation();
  const { format } = useServices();
  return (
    <Totals>
      <Stat label={t('reports.deposits')} value={totals && format.money(totals.deposits)} />
      <Stat label={t('reports.withdrawals')} value={totals && format.money(totals.withdrawals)} />
      <Stat label={t('reports.validBet')} value={totals && format.money(totals.validBet)} />
      <Stat label={t('reports.net')} value={totals && <Result amount={totals.net} />} />
    </Totals>
  );
}

type Of = TeamProfitRow & {
  readonly path: readonly { readonly account: string; readonly nickname: string }[];
};

/** The way from the agent's own team down to the account whose downlines are shown. */
function WayTo({
  of: { path, account, nickname },
  days,
}: {
  of: Of;
  days: { start: string; end: string } | undefined;
}) {
  const { t } = useTranslation();
  const kept = days ? { days: `${days.start}..${days.end}` } : {};
  return (
    <nav aria-label={t('reports.path')}>
      <Path>
        <li>
          <SiteLink to="/agent/palStatementsAgentCopy" search={kept}>
            {t('reports.path.own')}
          </SiteLink>
        </li>
        {path.map((each) => (
          <li key={each.account}>
            <SiteLink
              to="/agent/palStatementsAgentCopy"
              search={{ ...kept, account: each.account }}
            >
              {each.nickname}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">
          <Person account={account} nickname={nickname} />
        </li>
      </Path>
    </nav>
  );
}
