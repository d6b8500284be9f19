import { type ContractKind, consolidatedContract } from '@livery/api/contract/agents';
import { CountBadge } from '@livery/ui/count-badge';
import { EmptyState } from '@livery/ui/empty-state';
import { Tabs } from '@livery/ui/tabs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import { stateOf } from './contract-card.tsx';
import { contractsQuery } from './contract-queries.ts';
import { GivenPart } from './given-part.tsx';
import { OwnContract } from './own-contract.tsx';
import { FormerPay, PayPart } from './pay-part.tsx';
import { ReceivedPart } from './received-part.tsx';

const standings = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realtimeSalary',
} as const;

/**
 * One kind of an agent's contracts (spec §2): what the own one pays and what its next tier needs, pay by period, the contracts received
 * and their answers, and those given to agents below. Shown where the merchant has the kind (spec §6).
 */
export function ContractScreen({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const query = useQuery({
    ...memberQuery(client, consolidatedContract, {}),
    refetchOnWindowFocus: true,
  });
  const { data: received } = useInfiniteQuery(contractsQuery(client, kind, 'received'));
  const waiting = received?.pages
    .flatMap(({ list }) => list)
    .filter((each) => ['offered', 'ending'].includes(stateOf(each)));
  return (
    <CentrePage title={t(`contracts.${kind}.title`)} lead={t(`contracts.${kind}.lead`)}>
      <Loaded query={query} loading={t('common.loading')} failed={t('contracts.failed')}>
        {({ [standings[kind]]: { enabled, contract }, multiLevel, legalBasis }) =>
          enabled ? (
            <Tabs
              label={t('contracts.tabs')}
              tabs={[
                {
                  id: 'pay',
                  label: t('contracts.tab.pay'),
                  content: (
                    <Stack>
                      <OwnContract kind={kind} own={contract} />
                      <PayPart kind={kind} own={contract} />
                    </Stack>
                  ),
                },
                {
                  id: 'received',
                  label: t('contracts.tab.received'),
                  end: (
                    <CountBadge
                      count={waiting?.length ?? 0}
                      label={t('contracts.offered')}
                      format={format.number}
                      tone="alert"
                    />
                  ),
                  content: <ReceivedPart kind={kind} />,
                },
                {
                  id: 'given',
                  label: t('contracts.tab.given'),
                  content: (
                    <GivenPart
                      kind={kind}
                      own={contract}
                      multiLevel={multiLevel}
                      legalBasis={legalBasis}
                    />
                  ),
                },
              ]}
            />
          ) : (
            <>
              <EmptyState
                icon="info"
                title={t('contracts.off.title')}
                description={t('contracts.off.text', { site: site.merchant.name })}
              />
              <FormerPay kind={kind} />
            </>
          )
        }
      </Loaded>
    </CentrePage>
  );
}
