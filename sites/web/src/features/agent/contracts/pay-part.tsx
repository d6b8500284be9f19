import type { AgentContract, AgentPay, ContractKind } from '@livery/api/contract/agents';
import { Accordion } from '@livery/ui/accordion';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { useServices } from '../../../app/services.tsx';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import { idOfPay, payPeriods, paysQuery } from './contract-queries.ts';
import { Paid, PayHead } from './contracts.styles.ts';
import { PayDetail } from './pay-detail.tsx';
import { Running } from './running.tsx';
import { TierTable } from './tier-table.tsx';
import { useFigures } from './use-figures.ts';

/** What an agent is paid by contracts of a kind: the running period against the tiers, and every period that is over, line by line. */
export function PayPart({ kind, own }: { kind: ContractKind; own: AgentContract | undefined }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useInfiniteQuery(paysQuery(client, kind));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Stack>
      {own ? (
        <Section title={t('contracts.own')}>
          <Stack>
            <Quiet>{t(`contracts.settled.${own.periodType}`)}</Quiet>
            <TierTable kind={kind} tiers={own.tiers} />
          </Stack>
        </Section>
      ) : (
        <EmptyState
          icon="list"
          title={t('contracts.own.none')}
          description={t('contracts.own.noneText')}
        />
      )}
      <Loaded query={query} loading={t('common.loading')} failed={t('contracts.pays.failed')}>
        {({ pages }) => {
          const all = payPeriods(pages.flatMap(({ list }) => list));
          const running = all.filter(({ state }) => state === 'processing');
          const over = all.filter(({ state }) => state === 'issued');
          return (
            <>
              {running.map((pay) => (
                <Running key={pay.periodType} kind={kind} pay={pay} own={own} />
              ))}
              <Section title={t('contracts.pays')}>
                {over.length === 0 ? (
                  <EmptyState
                    icon="clock"
                    title={t('contracts.pays.none')}
                    description={t('contracts.pays.noneText')}
                  />
                ) : (
                  <Stack>
                    <Accordion
                      items={over.map((pay) => ({
                        id: idOfPay(pay),
                        title: <PayTitle pay={pay} />,
                        content: <PayDetail kind={kind} pay={pay} />,
                      }))}
                    />
                    <Quiet>{t('contracts.rounding')}</Quiet>
                  </Stack>
                )}
                {hasNextPage && (
                  <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {t('contracts.pays.more')}
                  </Button>
                )}
              </Section>
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function PayTitle({ pay }: { pay: AgentPay }) {
  const { t } = useTranslation();
  const { money, period } = useFigures();
  return (
    <PayHead>
      <span>{period(pay)}</span>
      <Paid>
        <Badge tone="success">{t('contracts.pay.issued')}</Badge>
        <strong>{money(pay.amount)}</strong>
      </Paid>
    </PayHead>
  );
}
