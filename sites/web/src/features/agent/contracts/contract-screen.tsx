import {
  type AgentContract,
  type ContractKind,
  consolidatedContract,
} from '@livery/api/contract/agents';
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
import { useRecordsAddress } from '../../records/index.ts';
import { stateOf } from './contract-card.tsx';
import { contractsQuery } from './contract-queries.ts';
import { GivenPart } from './given-part.tsx';
import { OwnContract } from './own-contract.tsx';
import { FormerPay, PayPart } from './pay-part.tsx';
import { ReceivedPart } from './received-part.tsx';
import { useOffering } from './use-offering.ts';

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
  const { client, site } = useServices();
  const query = useQuery({
    ...memberQuery(client, consolidatedContract, {}),
    refetchOnWindowFocus: true,
  });
  return (
    <CentrePage title={t(`contracts.${kind}.title`)} lead={t(`contracts.${kind}.lead`)}>
      <Loaded query={query} loading={t('common.loading')} failed={t('contracts.failed')}>
        {({ [standings[kind]]: { enabled, contract }, multiLevel, legalBasis }) =>
          enabled ? (
            <Views kind={kind} own={contract} multiLevel={multiLevel} legalBasis={legalBasis} />
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

const views = ['pay', 'received', 'given'] as const;

/** Pay, and the contracts of both sides. The address says which of them is open. */
function Views({
  kind,
  own,
  multiLevel,
  legalBasis,
}: {
  kind: ContractKind;
  own: AgentContract | undefined;
  multiLevel: boolean;
  legalBasis: string | undefined;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { address, narrow } = useRecordsAddress();
  const offering = useOffering(own);
  const { data: received } = useInfiniteQuery(contractsQuery(client, kind, 'received'));
  const waiting = received?.pages
    .flatMap(({ list }) => list)
    .filter((each) => ['offered', 'ending'].includes(stateOf(each)));
  return (
    <Tabs
      label={t('contracts.tabs')}
      selected={views.find((each) => each === address.show) ?? 'pay'}
      onSelect={(show) => narrow({ show: show === 'pay' ? undefined : show })}
      tabs={[
        {
          id: 'pay',
          label: t('contracts.tab.pay'),
          content: (
            <Stack>
              <OwnContract kind={kind} own={own} />
              <PayPart kind={kind} own={own} />
            </Stack>
          ),
        },
        {
          id: 'received',
          label: t('contracts.tab.received'),
          end: (
            <CountBadge
              count={waiting?.length ?? 0}
              label={t('contracts.waiting')}
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
              offering={offering}
              multiLevel={multiLevel}
              legalBasis={legalBasis}
            />
          ),
        },
      ]}
    />
  );
}
