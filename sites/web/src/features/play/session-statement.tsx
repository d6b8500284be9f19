import { failureOf } from '@livery/api';
import type { Bet } from '@livery/api/contract/history';
import { foreignLang } from '@livery/i18n';
import { ErrorState } from '@livery/ui/error-state';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Table, type TableColumn } from '@livery/ui/table';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { More } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { positionQuery, sessionBetsQuery } from './play-queries.ts';
import { StatementBox } from './session-statement.styles.ts';

/**
 * What the member did in this session, as the platform's books have it: stakes, returns, net position, and each bet, the newest first
 * (`domain` B2 10).
 */
export function SessionStatement() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const position = useQuery(positionQuery(client));
  const bets = useInfiniteQuery(sessionBetsQuery(client, position.data?.since));
  const failed = [position, bets].filter((each) => each.isError && each.data === undefined);
  const why = useFailureWords(failureOf(failed[0]?.error));
  const columns = useColumns();
  const { stakes, wins, net } = position.data ?? {};
  if (failed.length > 0) {
    return (
      <ErrorState
        title={t('play.check.failed')}
        {...(why === undefined ? {} : { description: why })}
        retryLabel={t('common.retry')}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
  return (
    <StatementBox>
      <KeyValueList
        missingLabel="–"
        items={[
          { term: t('play.check.stake'), value: stakes && format.money(stakes) },
          { term: t('play.check.return'), value: wins && format.money(wins) },
          { term: t('play.bar.net'), value: net && format.money(net, { sign: 'always' }) },
        ]}
      />
      <Table
        caption={t('play.check.rounds')}
        columns={columns}
        rows={bets.data}
        rowId={({ reference }) => reference}
        loadingLabel={t('common.loading')}
        expected={3}
        empty={<p>{t('play.check.none')}</p>}
      />
      <More query={bets} label={t('play.check.more')} failed={t('play.check.failed')} />
    </StatementBox>
  );
}

function useColumns(): readonly TableColumn<Bet>[] {
  const { t } = useTranslation();
  const { format, language } = useServices();
  return useMemo(
    () => [
      {
        id: 'game',
        label: t('play.check.game'),
        rowHeader: true,
        cell: (bet) => <span {...foreignLang(bet.language, language.code)}>{bet.gameName}</span>,
      },
      {
        id: 'time',
        label: t('play.check.when'),
        kind: 'number',
        cell: ({ time }) => format.dateTime(time),
      },
      {
        id: 'stake',
        label: t('play.check.stake'),
        kind: 'number',
        cell: ({ stake }) => format.money(stake),
      },
      {
        id: 'return',
        label: t('play.check.return'),
        kind: 'number',
        cell: ({ status, win }) => (status === 'open' ? t('play.check.open') : format.money(win)),
      },
    ],
    [t, format, language],
  );
}
