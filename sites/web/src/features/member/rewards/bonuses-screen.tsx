import { bonusList, bonusStates } from '@livery/api/contract/rewards';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Pagination } from '@livery/ui/pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';
import { Former, searchOf, useRecordsAddress } from '../../records/index.ts';
import { BonusCard } from './bonus-card.tsx';
import { Cards } from './rewards.styles.ts';

/** Bonuses on a page. */
const pageSize = 12;

/** The member's bonuses (spec §2, bonusDetails): what can be claimed and under which terms, what is being wagered, and what became of the others. */
export function BonusesScreen() {
  const { t } = useTranslation();
  const href = useHref();
  const { client } = useServices();
  const { address, turn } = useRecordsAddress();
  const state = bonusStates.find((each) => each === address.status);
  const request = { ...(state && { state }), pageNo: address.page, pageSize };
  const query = useQuery({
    ...memberQuery(client, bonusList, request),
    placeholderData: keepPreviousData,
  });
  return (
    <CentrePage title={t('rewards.bonuses.title')} lead={t('rewards.bonuses.lead')}>
      <ButtonRow as="nav" aria-label={t('rewards.bonuses.states')}>
        {[undefined, ...bonusStates].map((each) => (
          <Button
            key={each ?? 'all'}
            size="sm"
            href={href({ to: '/member/bonusDetails', search: each ? { status: each } : {} })}
            variant={each === state ? 'primary' : 'neutral'}
            aria-current={each === state ? 'true' : undefined}
          >
            {t(`rewards.bonus.${each ?? 'all'}`)}
          </Button>
        ))}
      </ButtonRow>
      <Loaded query={query} loading={t('common.loading')} failed={t('rewards.bonuses.failed')}>
        {({ list, totalPages }) => {
          const isPast = !query.isPlaceholderData && totalPages > 0 && address.page > totalPages;
          if (list.length === 0 && isPast) {
            // The last one of a page was claimed or given up, or the address is an old one.
            const search = searchOf({ ...address, page: totalPages });
            return <Navigate to="/member/bonusDetails" search={search} replace />;
          }
          if (list.length === 0) {
            return <EmptyState icon="gift" title={t('rewards.bonuses.none')} />;
          }
          return (
            <Former aria-busy={query.isPlaceholderData}>
              <Cards>
                {list.map((bonus) => (
                  <BonusCard key={bonus.bonusId} bonus={bonus} />
                ))}
              </Cards>
              <Pagination
                page={address.page}
                pages={totalPages}
                onPage={turn}
                label={t('rewards.bonuses.pages')}
                labels={{
                  first: t('rewards.page.first'),
                  previous: t('rewards.page.previous'),
                  next: t('rewards.page.next'),
                  last: t('rewards.page.last'),
                  page: (page, pages) => t('rewards.page.of', { page, pages }),
                }}
              />
            </Former>
          );
        }}
      </Loaded>
    </CentrePage>
  );
}
