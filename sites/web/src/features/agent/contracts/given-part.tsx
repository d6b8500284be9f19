import type { ContractKind } from '@livery/api/contract/agents';
import { EmptyState } from '@livery/ui/empty-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { Quiet, Stack } from '../../../styles/page.styles.ts';
import { ContractCard } from './contract-card.tsx';
import { contractsQuery } from './contract-queries.ts';
import { EndGiven } from './end-given.tsx';
import { OfferPart } from './offer-part.tsx';
import type { OfferInTheMaking } from './use-offering.ts';

/** The contracts that an agent has given to agents directly below, and the form that offers another. */
export function GivenPart({
  kind,
  offering,
  multiLevel,
  legalBasis,
}: {
  kind: ContractKind;
  /** Absent without a contract of their own. */
  offering: OfferInTheMaking | undefined;
  multiLevel: boolean;
  legalBasis: string | undefined;
}) {
  const { t } = useTranslation();
  const { client, site } = useServices();
  const query = useInfiniteQuery(contractsQuery(client, kind, 'given'));
  return (
    <Stack>
      {!multiLevel && (
        <InlineAlert tone="info" title={t('contracts.levels.off')}>
          {t('contracts.levels.text', { site: site.merchant.name })}
        </InlineAlert>
      )}
      {multiLevel && legalBasis !== undefined && (
        <Quiet>{t('contracts.levels.basis', { basis: legalBasis })}</Quiet>
      )}
      {multiLevel && !offering && <InlineAlert tone="info">{t('contracts.noOwn')}</InlineAlert>}
      {multiLevel && offering && (
        <Section title={t('contracts.form.title')}>
          <OfferPart offering={offering} />
        </Section>
      )}
      <Section title={t('contracts.history')}>
        <Loaded query={query} loading={t('common.loading')} failed={t('contracts.failed')}>
          {({ pages }) => {
            const list = pages.flatMap((page) => page.list);
            if (list.length === 0) {
              return <EmptyState icon="list" title={t('contracts.history.none')} />;
            }
            return (
              <Stack>
                {list.map((contract) => (
                  <ContractCard key={contract.contractId} contract={contract}>
                    <EndGiven contract={contract} />
                  </ContractCard>
                ))}
                <More
                  query={query}
                  label={t('contracts.history.more')}
                  failed={t('contracts.failed')}
                />
              </Stack>
            );
          }}
        </Loaded>
      </Section>
    </Stack>
  );
}
