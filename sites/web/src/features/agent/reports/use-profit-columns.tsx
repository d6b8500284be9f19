import type { TeamFigures, TeamProfitRow } from '@livery/api/contract/team';
import type { DateRange } from '@livery/ui/date-range-field';
import { IconButton } from '@livery/ui/icon-button';
import type { TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { Result } from '../../records/index.ts';
import { Person } from './person.tsx';

/**
 * The columns of profit and loss by user.
 *
 * @param rows `direct`: an account with its team; `all`: an account alone
 * @param days those of the address, which links to other reports keep
 */
export function useProfitColumns(
  rows: 'direct' | 'all',
  days: DateRange | undefined,
): readonly TableColumn<TeamProfitRow>[] {
  const { t } = useTranslation();
  const href = useHref();
  const { format } = useServices();
  const kept = days ? `${days.start}..${days.end}` : undefined;
  return useMemo(() => {
    const figures = (row: TeamProfitRow): TeamFigures => (rows === 'direct' ? row.line : row.own);
    const search = (account: string) => ({ account, ...(kept !== undefined && { days: kept }) });
    const money = (
      id: 'deposits' | 'withdrawals' | 'bonuses' | 'validBet',
    ): TableColumn<TeamProfitRow> => ({
      id,
      label: t(`reports.${id}`),
      kind: 'number',
      cell: (row) => format.money(figures(row)[id]),
      sortBy: (row) => figures(row)[id],
    });
    return [
      {
        id: 'account',
        label: t('reports.account'),
        rowHeader: true,
        sortBy: ({ account }) => account,
        cell: ({ account, nickname, direct }) =>
          direct > 0 ? (
            <SiteLink to="/agent/palStatementsAgentCopy" search={search(account)}>
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
      money('deposits'),
      money('withdrawals'),
      money('bonuses'),
      money('validBet'),
      {
        id: 'net',
        label: t('reports.net'),
        kind: 'number',
        cell: (row) => <Result amount={figures(row).net} />,
        sortBy: (row) => figures(row).net,
      },
      {
        id: 'toBets',
        label: t('reports.toBets'),
        cell: ({ account }) => (
          <IconButton
            icon="ticket"
            label={t('reports.toBets.of', { account })}
            href={href({ to: '/agent/personalHistoryCopy', search: search(account) })}
          />
        ),
      },
    ];
  }, [t, format, href, rows, kept]);
}
