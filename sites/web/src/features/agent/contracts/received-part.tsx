import type { ContractKind } from '@livery/api/contract/agents';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import { AnswerPart } from './answer-part.tsx';
import { ContractCard } from './contract-card.tsx';
import { contractsQuery } from './contract-queries.ts';

/** The contracts that an agent has received, newest first, each with the answers that are open (spec §4). */
export function ReceivedPart({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useInfiniteQuery(contractsQuery(client, kind, 'received'));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('contracts.failed')}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        if (list.length === 0) {
          return (
            <EmptyState
              icon="list"
              title={t('contracts.history.none')}
              description={t('contracts.own.noneText')}
            />
          );
        }
        return (
          <Section title={t('contracts.history')}>
            <Stack>
              <Quiet>{t('contracts.right')}</Quiet>
              {list.map((contract) => (
                <ContractCard key={contract.contractId} contract={contract}>
                  <AnswerPart contract={contract} />
                </ContractCard>
              ))}
              <More
                query={query}
                label={t('contracts.history.more')}
                failed={t('contracts.failed')}
              />
            </Stack>
          </Section>
        );
      }}
    </Loaded>
  );
}
