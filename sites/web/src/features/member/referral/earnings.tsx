import { referralEarnings } from '@livery/api/contract/referral';
import { addAmounts } from '@livery/flows/amount';
import { BarChart } from '@livery/ui/bar-chart';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { Table, type TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { groupedBy, type Period, usePeriodName } from '../../centre/index.ts';
import {
  RecordsFilters,
  useDays,
  usePeriodChoice,
  useRecordsAddress,
} from '../../records/index.ts';

type Earned = Period & { readonly amount: string };

/** What friends have brought in some days, drawn and listed by period, with the total; its payments stand in the account records. */
export function Earnings() {
  const { t } = useTranslation();
  const { client, format, language, site } = useServices();
  const { address, narrow } = useRecordsAddress();
  const { days } = useDays(address.days);
  const query = useQuery(memberQuery(client, referralEarnings, { from: days.start, to: days.end }));
  const { period: type, choice } = usePeriodChoice(address);
  const nameOf = usePeriodName();
  const columns = useMemo(
    (): readonly TableColumn<Earned>[] => [
      { id: 'period', label: t('records.profit.period'), rowHeader: true, cell: nameOf },
      {
        id: 'amount',
        label: t('referral.earnings.amount'),
        kind: 'number',
        cell: ({ amount }) => format.money(amount),
      },
    ],
    [t, nameOf, format],
  );
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
        {(earned) => {
          const periods = groupedBy(earned.days, type).map(({ start, end, days: own }) => ({
            start,
            end,
            amount: addAmounts(
              own.map(({ amount }) => amount),
              site.merchant.currency.decimals,
            ),
          }));
          return (
            <>
              <Stat label={t('referral.earnings.total')} value={format.money(earned.total)} />
              <BarChart
                label={title}
                bars={periods.map((period) => ({
                  id: period.start,
                  label: nameOf(period),
                  value: Number(period.amount),
                  text: format.money(period.amount),
                }))}
                tickOf={(value) => format.number(value)}
              />
              <Table
                caption={title}
                captionHidden
                columns={columns}
                rows={[...periods].reverse()}
                rowId={({ start }) => start}
                loadingLabel={t('common.loading')}
                language={language.tag}
                empty={<EmptyState icon="chart" title={t('referral.earnings.none')} />}
              />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
