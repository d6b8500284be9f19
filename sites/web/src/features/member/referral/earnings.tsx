import type { ValueOf } from '@livery/api';
import { referralEarnings } from '@livery/api/contract/referral';
import { addAmounts } from '@livery/flows/amount';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import type { TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { groupedBy, type Period, type PeriodType } from '../../centre/index.ts';
import {
  ByPeriod,
  RecordsFilters,
  useDays,
  usePeriodChoice,
  useRecordsAddress,
} from '../../records/index.ts';

type Earned = Period & { readonly amount: string };

/** What friends have brought in some days, drawn and listed by period, with the total; its payments stand in the account records. */
export function Earnings() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { address, narrow } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(memberQuery(client, referralEarnings, { from: days.start, to: days.end }));
  const { period: type, choice } = usePeriodChoice(address);
  const title = t('referral.earnings');
  return (
    <Section
      title={title}
      action={
        <SiteLink to="/member/transactionHistory" search={{ type: 'referral' }}>
          {t('referral.earnings.records')}
        </SiteLink>
      }
    >
      <RecordsFilters address={address} narrow={narrow} choices={[choice]} />
      <Loaded query={query} loading={t('common.loading')} failed={t('referral.earnings.failed')}>
        {(earned) => (
          <>
            <Stat label={t('referral.earnings.total')} value={format.money(earned.total)} />
            {earned.days.length === 0 ? (
              <EmptyState icon="chart" title={t('referral.earnings.none')} />
            ) : (
              <Periods days={earned.days} type={type} caption={title} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Periods({
  days,
  type,
  caption,
}: {
  days: ValueOf<typeof referralEarnings>['days'];
  type: PeriodType;
  caption: string;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { decimals } = site.merchant.currency;
  const periods = useMemo(
    () =>
      groupedBy(days, type).map(({ start, end, days: own }) => ({
        start,
        end,
        amount: addAmounts(
          own.map(({ amount }) => amount),
          decimals,
        ),
      })),
    [days, type, decimals],
  );
  const columns = useMemo(
    (): readonly TableColumn<Earned>[] => [
      {
        id: 'amount',
        label: t('referral.earnings.amount'),
        kind: 'number',
        cell: ({ amount }) => format.money(amount),
      },
    ],
    [t, format],
  );
  return (
    <ByPeriod
      caption={caption}
      periods={periods}
      figureName={t('referral.earnings.amount')}
      figure={({ amount }) => amount}
      textOf={({ amount }) => format.money(amount)}
      columns={columns}
    />
  );
}
