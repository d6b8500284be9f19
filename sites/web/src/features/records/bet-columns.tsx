import type { Bet } from '@livery/api/contract/history';
import { foreignLang } from '@livery/i18n';
import { IconButton } from '@livery/ui/icon-button';
import { StatusPill } from '@livery/ui/status-pill';
import type { TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Result } from './result.tsx';

/**
 * The columns of a list of bets.
 *
 * @param open opens one by its reference; keep its identity
 * @param who the column that names whose bet it is, before the others; keep its identity
 */
export function useBetColumns<B extends Bet>(
  open: (reference: string) => void,
  who?: TableColumn<B>,
): readonly TableColumn<B>[] {
  const { t } = useTranslation();
  const { format, language } = useServices();
  return useMemo(() => {
    const win: TableColumn<B> = {
      id: 'win',
      label: t('records.bets.win'),
      kind: 'number',
      cell: ({ win, result }) => (result === undefined ? '–' : format.money(win)),
    };
    return [
      ...(who ? [who] : []),
      {
        id: 'game',
        label: t('records.bets.game'),
        rowHeader: who === undefined,
        cell: ({ gameName, language: spoken }) => (
          <span {...foreignLang(spoken, language.code)}>{gameName}</span>
        ),
      },
      {
        id: 'status',
        label: t('records.status'),
        cell: ({ status }) => <StatusPill status={status}>{t(`records.bet.${status}`)}</StatusPill>,
      },
      {
        id: 'stake',
        label: t('records.bets.stake'),
        kind: 'number',
        cell: ({ stake }) => format.money(stake),
      },
      // With whose bets they are there are columns enough: what came back is in the details.
      ...(who ? [] : [win]),
      {
        id: 'result',
        label: t('records.bets.result'),
        kind: 'number',
        cell: ({ result }) => (result === undefined ? '–' : <Result amount={result} />),
      },
      {
        id: 'time',
        // Team bets are sorted and dated by settlement time.
        label: t(who ? 'records.bet.settled' : 'records.time'),
        kind: 'number',
        cell: ({ time, settledAt }) => {
          const shown = who ? settledAt : time;
          return shown === undefined ? '–' : format.dateTime(shown);
        },
      },
      {
        id: 'detail',
        label: t('records.detail'),
        kind: 'act',
        cell: ({ reference }) => (
          <IconButton
            icon="chevron-end"
            label={t('records.detail.of', { reference })}
            onClick={() => open(reference)}
          />
        ),
      },
    ];
  }, [t, format, language, open, who]);
}
