import { foreignLang } from '@livery/i18n';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { List, ListHead } from './deposit.styles.ts';
import { depositsQuery } from './deposit-queries.ts';
import { DepositState } from './deposit-state.tsx';

/** The member's deposits, the newest first; each leads to where it stands. */
export function RecentDeposits({ current }: { current: string | undefined }) {
  const { t } = useTranslation();
  const services = useServices();
  const { format, language } = services;
  const query = useInfiniteQuery(depositsQuery(services));
  return (
    <Section title={t('deposit.recent')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('deposit.recent.failed')}>
        {(deposits) =>
          deposits.length === 0 ? (
            <EmptyState
              icon="wallet"
              title={t('deposit.recent.none')}
              description={t('deposit.recent.none.text')}
            />
          ) : (
            <List>
              {deposits.map(({ reference, amount, label, language: spoken, state, createdAt }) => (
                <li key={reference}>
                  <SiteLink
                    to="/member/depositv2"
                    search={{ id: reference }}
                    aria-current={reference === current ? 'true' : undefined}
                  >
                    <ListHead>
                      <strong>{format.money(amount)}</strong>
                      <DepositState state={state} />
                    </ListHead>
                    <small {...foreignLang(spoken, language.code)}>{label}</small>
                    <small>{format.dateTime(createdAt)}</small>
                    <small>{reference}</small>
                  </SiteLink>
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
      <More query={query} label={t('deposit.recent.more')} failed={t('deposit.recent.failed')} />
    </Section>
  );
}
