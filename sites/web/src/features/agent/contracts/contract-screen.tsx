import { type ContractKind, consolidatedContract } from '@livery/api/contract/agents';
import { EmptyState } from '@livery/ui/empty-state';
import { Tabs } from '@livery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { CentrePage } from '../../centre/index.ts';
import { GivenPart } from './given-part.tsx';
import { PayPart } from './pay-part.tsx';
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
            <Tabs
              label={t('contracts.tabs')}
              tabs={[
                {
                  id: 'pay',
                  label: t('contracts.tab.pay'),
                  content: <PayPart kind={kind} own={contract} />,
                },
                {
                  id: 'received',
                  label: t('contracts.tab.received'),
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
            <EmptyState
              icon="info"
              title={t('contracts.off.title')}
              description={t('contracts.off.text', { site: site.merchant.name })}
            />
          )
        }
      </Loaded>
    </CentrePage>
  );
}
