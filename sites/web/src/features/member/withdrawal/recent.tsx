import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { StatusPill } from '@livery/ui/status-pill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { statusOf } from './status-of.ts';
import { Line, List, Names } from './withdrawal.styles.ts';
import { withdrawalsQuery } from './withdrawal-services.ts';

/** The member's withdrawals, the newest first, each with its state and the way to its steps. */
export function Recent() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useInfiniteQuery(withdrawalsQuery(client));
  return (
    <Section title={t('withdrawal.list.title')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('withdrawal.list.failed')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon="list"
              title={t('withdrawal.list.none')}
              description={t('withdrawal.list.none.text')}
            />
          ) : (
            <List aria-label={t('withdrawal.list.title')}>
              {list.map(({ reference, amount, state, createdAt }) => (
                <li key={reference}>
                  <Line>
                    <Names>
                      <SiteLink to="/member/withdraw" search={{ id: reference }}>
                        {t('withdrawal.one.title', { amount: format.money(amount) })}
                      </SiteLink>
                      <span>{format.dateTime(createdAt)}</span>
                      <span>{reference}</span>
                    </Names>
                    <StatusPill status={statusOf[state]}>
                      {t(`withdrawal.state.${state}`)}
                    </StatusPill>
                  </Line>
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
      <More query={query} label={t('withdrawal.list.more')} failed={t('withdrawal.list.failed')} />
    </Section>
  );
}
