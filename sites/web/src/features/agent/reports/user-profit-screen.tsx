import type { TeamFigures, TeamProfitRow } from '@livery/api/contract/team';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { CentrePage } from '../../centre/index.ts';
import {
  currentTotals,
  type RecordsAddress,
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
import { useTeamFile } from '../files/use-team-file.ts';
import { AccountFilter } from './account-filter.tsx';
import { Person } from './person.tsx';
import { ProfitParts } from './profit-parts.tsx';
import { profitAsked, profitRows, sortIn, userProfitQuery } from './report-queries.ts';
import { Path } from './reports.styles.ts';
import { downTo, useProfitColumns } from './use-profit-columns.tsx';

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
  const view = useRecordView('teamProfit', useProfitColumns(address));
  const of = query.data?.of;
  return (
    <CentrePage title={t('reports.profit.title')} lead={t('reports.profit.lead')}>
      <RecordsFilters
        address={address}
        narrow={narrow}
        held={days}
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
      {of && <WayTo of={of} address={address} />}
      {of && totals ? (
        <ProfitParts of={of} below={totals} />
      ) : (
        totals !== null && <Sums totals={totals} />
      )}
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
function WayTo({ of: { path, account, nickname }, address }: { of: Of; address: RecordsAddress }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('reports.path')}>
      <Path>
        <li>
          <SiteLink to="/agent/palStatementsAgentCopy" search={downTo(address, undefined)}>
            {t('reports.path.own')}
          </SiteLink>
        </li>
        {path.map((each) => (
          <li key={each.account}>
            <SiteLink to="/agent/palStatementsAgentCopy" search={downTo(address, each.account)}>
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
