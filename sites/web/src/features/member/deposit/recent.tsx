import type { Deposit } from '@livery/flows/deposit';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { depositsQuery } from './deposit-services.ts';
import { Entry, List } from './recent.styles.ts';

const tones = {
  created: 'warning',
  paid: 'info',
  arrived: 'success',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Deposit['state'], string>;

/** The member's deposits, the newest first; each leads to its own page. */
export function Recent() {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const query = useInfiniteQuery(depositsQuery(services));
  return (
    <Section title={t('deposit.recent')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('deposit.recent.failed')}>
        {(deposits) =>
          deposits.length === 0 ? (
            <EmptyState icon="wallet" title={t('deposit.recent.none')} />
          ) : (
            <List>
              {deposits.map(({ reference, amount, state, createdAt }) => (
                <Entry key={reference}>
                  <SiteLink to="/member/depositv2" search={{ id: reference }}>
                    {reference}
                  </SiteLink>
                  <span>{format.dateTime(createdAt)}</span>
                  <b>{format.money(amount)}</b>
                  <Badge tone={tones[state]}>{t(`deposit.state.${state}`)}</Badge>
                </Entry>
              ))}
            </List>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('deposit.recent.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
