import { failureOf } from '@livery/api';
import type { AgentContract, AgentPay, ContractKind } from '@livery/api/contract/agents';
import { agentRevenue } from '@livery/api/contract/team';
import { isMore } from '@livery/flows/amount';
import { Accordion } from '@livery/ui/accordion';
import { Badge } from '@livery/ui/badge';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { pollPeriod } from '../../../app/poll-period.ts';
import { useServices } from '../../../app/services.tsx';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import {
  Former,
  RecordsFilters,
  RecordsTools,
  Totals,
  useRecordsAddress,
} from '../../records/index.ts';
import { useTeamDays } from '../days/use-team-days.tsx';
import { useTeamFile } from '../files/use-team-file.ts';
import { everyMinute, paysQuery } from './contract-queries.ts';
import { Paid, PayHead } from './contracts.styles.ts';
import { PayDetail } from './pay-detail.tsx';
import { Running } from './running.tsx';
import { useFigures } from './use-figures.ts';

/** What an agent was paid by contracts of a kind in some days: the running period against the tiers, and each that is over, line by line. */
export function PayPart({ kind, own }: { kind: ContractKind; own: AgentContract | undefined }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { address, narrow, turn } = useRecordsAddress();
  const { days, note } = useTeamDays(address.days);
  const query = useQuery(paysQuery(client, kind, { days, page: address.page }));
  const paid = useQuery({
    ...memberQuery(client, agentRevenue, { from: days.start, to: days.end }),
    refetchInterval: () => pollPeriod(everyMinute),
  });
  return (
    <Stack>
      <RecordsFilters address={address} narrow={narrow} held={days} />
      {note}
      <Loaded query={query} loading={t('common.loading')} failed={t('contracts.pays.failed')}>
        {(page) => (
          <Former aria-busy={query.isPlaceholderData}>
            <Stack>
              <Sums {...page} paid={paid.data?.totals[kind]} />
              {page.list
                .filter(({ state }) => state === 'processing')
                .map((pay) => (
                  <Running key={pay.periodType} kind={kind} pay={pay} own={own} />
                ))}
              <Over kind={kind} pays={page.list.filter(({ state }) => state === 'issued')} />
            </Stack>
          </Former>
        )}
      </Loaded>
      <RecordsTools
        page={address.page}
        pages={query.data?.totalPages ?? 1}
        turn={turn}
        file={useTeamFile({ what: 'pay', contract: kind, from: days.start, to: days.end })}
      />
    </Stack>
  );
}

/** What was paid by contracts of a kind that the merchant no longer has; nothing to whom none of it was. */
export function FormerPay({ kind }: { kind: ContractKind }) {
  const { client } = useServices();
  const { address } = useRecordsAddress();
  const { days } = useTeamDays(address.days);
  const { data, error } = useQuery(paysQuery(client, kind, { days, page: address.page }));
  const failure = failureOf(error);
  if (!data && !error) return null;
  if (failure?.kind === 'refused' && failure.code === 'NOT_AVAILABLE') return null;
  return <PayPart kind={kind} own={undefined} />;
}

/** What was paid in all of the days, and of real-time pay what it came to today and when it is settled next. */
function Sums({
  paid,
  today,
  nextSettlement,
}: {
  /** Undefined until it is known. */
  paid: string | undefined;
  today?: string;
  nextSettlement?: number;
}) {
  const { t } = useTranslation();
  const { money } = useFigures();
  const { format } = useServices();
  return (
    <Totals>
      <Stat
        label={t('contracts.pays.total')}
        value={paid === undefined ? undefined : money(paid)}
      />
      {today !== undefined && <Stat label={t('contracts.today')} value={money(today)} />}
      {nextSettlement !== undefined && (
        <Stat label={t('contracts.nextSettlement')} value={format.time(nextSettlement)} />
      )}
    </Totals>
  );
}

/** Periods that are over. */
function Over({ kind, pays }: { kind: ContractKind; pays: readonly AgentPay[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('contracts.pays')}>
      {pays.length === 0 ? (
        <EmptyState
          icon="clock"
          title={t('contracts.pays.none')}
          description={t('contracts.pays.noneText')}
        />
      ) : (
        <Stack>
          <Accordion
            items={pays.map((pay) => ({
              id: `${pay.periodType}-${pay.from}`,
              title: <PayTitle pay={pay} />,
              content: <PayDetail kind={kind} pay={pay} />,
            }))}
          />
          <Quiet>{t('contracts.rounding')}</Quiet>
        </Stack>
      )}
    </Section>
  );
}

function PayTitle({ pay }: { pay: AgentPay }) {
  const { t } = useTranslation();
  const { money, period } = useFigures();
  const isPaid = isMore(pay.amount, '0');
  return (
    <PayHead>
      <span>{period(pay)}</span>
      <Paid>
        <Badge tone={isPaid ? 'success' : 'neutral'}>
          {t(isPaid ? 'contracts.pay.issued' : 'contracts.pay.nothing')}
        </Badge>
        <strong>{money(pay.amount)}</strong>
      </Paid>
    </PayHead>
  );
}
