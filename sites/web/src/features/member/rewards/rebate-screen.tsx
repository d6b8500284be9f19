import type { ValueOf } from '@livery/api';
import { rebateClaim, rebateOverview } from '@livery/api/contract/rewards';
import { isMore } from '@livery/flows/amount';
import { EmptyState } from '@livery/ui/empty-state';
import { Stat } from '@livery/ui/stat';
import { Table, type TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { ActButton } from '../../../form/act-button.tsx';
import { CentrePage } from '../../centre/index.ts';

type Line = ValueOf<typeof rebateOverview>['list'][number];

/** What settled bets have earned back since the last claim, by game type (spec §2, manualRebate; §3, MANPLAYREB3). */
export function RebateScreen() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery({
    ...memberQuery(client, rebateOverview, {}),
    refetchOnWindowFocus: true,
  });
  return (
    <CentrePage title={t('rewards.rebate.title')} lead={t('rewards.rebate.lead')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('rewards.rebate.failed')}>
        {({ enabled, since, list, total }) =>
          enabled ? (
            <>
              <Stat
                label={t('rewards.rebate.total')}
                value={format.money(total)}
                note={t('rewards.rebate.since', { time: format.dateTime(since) })}
              />
              <ActButton
                offered={isMore(total, '0')}
                label={t('rewards.claim')}
                name={t('rewards.rebate.title')}
                request={{}}
                service={({ request, key }, signal) =>
                  client.call(rebateClaim, request, { signal, idempotencyKey: key })
                }
                done={({ amount, reference }) =>
                  t('rewards.paid', { amount: format.money(amount), reference })
                }
              />
              <Lines lines={list} />
            </>
          ) : (
            <EmptyState
              icon="retry"
              title={t('rewards.rebate.off')}
              description={t('rewards.rebate.off.text')}
            />
          )
        }
      </Loaded>
    </CentrePage>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const columns = useMemo((): readonly TableColumn<Line>[] => {
    const percent = new Intl.NumberFormat(format.locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    return [
      {
        id: 'type',
        label: t('rewards.rebate.type'),
        rowHeader: true,
        cell: ({ name }) => name,
      },
      {
        id: 'valid',
        label: t('rewards.rebate.valid'),
        kind: 'number',
        cell: ({ validBet }) => format.money(validBet),
      },
      {
        id: 'rate',
        label: t('rewards.rebate.rate'),
        kind: 'number',
        cell: ({ rate }) => percent.format(Number(rate) / 100),
      },
      {
        id: 'amount',
        label: t('rewards.rebate.amount'),
        kind: 'number',
        cell: ({ amount }) => format.money(amount),
      },
    ];
  }, [t, format]);
  return (
    <Table
      caption={t('rewards.rebate.title')}
      captionHidden
      columns={columns}
      rows={lines}
      rowId={({ gameType }) => gameType}
      loadingLabel={t('common.loading')}
      language={language.tag}
      empty={<EmptyState icon="retry" title={t('rewards.rebate.none')} />}
    />
  );
}
