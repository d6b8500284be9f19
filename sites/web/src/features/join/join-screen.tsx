import { affiliateProgramme } from '@livery/api/contract/affiliates';
import { EmptyState } from '@livery/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded } from '../../app/loaded.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { partStates } from '../../app/part-states.tsx';
import { useServices } from '../../app/services.tsx';
import { Page, Side } from '../../styles/page.styles.ts';
import { PageBanners } from '../banners/index.ts';
import { ServiceBlock } from '../customer-service/index.ts';
import { Programme } from './programme.tsx';

/** It stands below the programme, which is read first. */
const ApplicationForm = lazyPart(
  'affiliate application',
  async () => (await import('./application-form.tsx')).ApplicationForm,
  partStates,
);

/**
 * The affiliate programme (spec §2, `domain.md` B2 31): what is paid and how, whether further levels earn, what is asked of an
 * affiliate, and an application that gets a reference.
 */
export function JoinScreen() {
  const { t } = useTranslation();
  const { queries, site } = useServices();
  const { name, features } = site.merchant;
  const query = useQuery({
    ...queries.list(affiliateProgramme, {}),
    enabled: features.agentCentre,
  });
  return (
    <Page>
      <PageHead title={t('join.title')} lead={t('join.lead', { site: name })} />
      {features.agentCentre ? (
        <Loaded query={query} loading={t('join.loading')} failed={t('join.failed')} rows={6}>
          {({ items }) => (
            <Side>
              <div>
                <Programme programme={items} />
                <ApplicationForm programme={items} />
              </div>
              <div>
                <PageBanners group="joinus" single />
                <ServiceBlock />
              </div>
            </Side>
          )}
        </Loaded>
      ) : (
        <EmptyState
          icon="info"
          title={t('join.closed.title')}
          description={t('join.closed.text', { site: name })}
        />
      )}
    </Page>
  );
}
