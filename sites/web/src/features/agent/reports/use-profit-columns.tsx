import type { TeamFigures, TeamProfitRow } from '@livery/api/contract/team';
import { IconButton } from '@livery/ui/icon-button';
import type { TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { type RecordsAddress, recordsIn, searchOf } from '../../records/index.ts';
import { figureColumns } from './figure-columns.tsx';
import { Person } from './person.tsx';
import { ownPart, rowsIn } from './report-queries.ts';

/** The query of the same report from another account on. */
export function downTo(address: RecordsAddress, account: string | undefined) {
  return searchOf({ ...address, account, page: 1, id: undefined });
}

/**
 * The columns of profit and loss by user. A row, and what its links lead to, is an account with its team, or an account alone.
 *
 * @param address of the report; keep its identity
 */
export function useProfitColumns(address: RecordsAddress): readonly TableColumn<TeamProfitRow>[] {
  const { t } = useTranslation();
  const href = useHref();
  const { format } = useServices();
  return useMemo(() => {
    const rows = rowsIn(address);
    const figures = (row: TeamProfitRow): TeamFigures => (rows === 'direct' ? row.line : row.own);
    return [
      {
        id: 'account',
        label: t('reports.account'),
        rowHeader: true,
        sortBy: ({ account }) => account,
        cell: ({ account, nickname, direct }) =>
          direct > 0 ? (
            <SiteLink to="/agent/palStatementsAgentCopy" search={downTo(address, account)}>
              {t('reports.person.team', {
                nickname,
                account,
                count: direct,
                formatted: format.number(direct),
              })}
            </SiteLink>
          ) : (
            <Person account={account} nickname={nickname} />
          ),
      },
      ...figureColumns({ t, format }, figures).map((column) => ({
        ...column,
        sortBy: (row: TeamProfitRow) => figures(row)[column.id],
      })),
      {
        id: 'toBets',
        label: t('reports.toBets'),
        kind: 'act',
        cell: ({ account }) => (
          <IconButton
            icon="ticket"
            label={t('reports.toBets.of', { account })}
            href={href({
              to: '/agent/personalHistoryCopy',
              search: searchOf({
                ...recordsIn({}),
                days: address.days,
                account,
                show: rows === 'all' ? ownPart : undefined,
              }),
            })}
          />
        ),
      },
    ];
  }, [t, format, href, address]);
}
