import type { ValueOf } from '@livery/api';
import type { referralFriends } from '@livery/api/contract/referral';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Table, type TableColumn } from '@livery/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { More } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useDayName } from '../../centre/index.ts';
import { friendsQuery } from './referral-queries.ts';

type Friend = ValueOf<typeof referralFriends>['list'][number];

/** Who joined with the member's code: a masked name, the day, and whether they have bet. */
export function Friends() {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const dayName = useDayName();
  const query = useInfiniteQuery(friendsQuery(client));
  const title = t('referral.joined');
  const columns = useMemo(
    (): readonly TableColumn<Friend & { readonly at: number }>[] => [
      { id: 'name', label: t('referral.friend'), rowHeader: true, cell: ({ name }) => name },
      {
        id: 'joined',
        label: t('referral.since'),
        kind: 'number',
        cell: ({ joined }) => dayName(joined),
      },
      {
        id: 'bet',
        label: t('referral.bet'),
        cell: ({ hasBet }) => t(hasBet ? 'referral.bet.yes' : 'referral.bet.no'),
      },
    ],
    [t, dayName],
  );
  return (
    <Section title={title}>
      <Loaded query={query} loading={t('common.loading')} failed={t('referral.joined.failed')}>
        {(friends) => (
          <Table
            caption={title}
            captionHidden
            columns={columns}
            short
            // Masked names may be the same; the platform tells no more of them.
            rows={friends.map((friend, at) => ({ ...friend, at }))}
            rowId={({ at }) => String(at)}
            loadingLabel={t('common.loading')}
            language={language.tag}
            empty={
              <EmptyState
                icon="people"
                title={t('referral.joined.none')}
                description={t('referral.joined.none.text')}
              />
            }
          />
        )}
      </Loaded>
      <More query={query} label={t('referral.more')} failed={t('referral.joined.failed')} />
    </Section>
  );
}
