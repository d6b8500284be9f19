import { failureOf } from '@livery/api';
import { Drawer } from '@livery/ui/drawer';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { More, type PagedQuery } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { List, Stack } from './open-bets.styles.ts';
import { openRoundQuery, openSlipsQuery, openSportsQuery } from './open-bets-queries.ts';
import { OpenMatch } from './open-match.tsx';
import { OpenRound } from './open-round.tsx';
import { OpenSlip } from './open-slip.tsx';

/**
 * Everything that the member has staked and that is not decided: rounds of games, bets on matches, and slips of lotteries. Beside the
 * page, which stays.
 */
export function OpenBetsDialog({ dialog: _, ...presence }: DialogProps<'openBets'>) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  return (
    <Drawer
      {...presence}
      title={t('around.bets.title')}
      closeLabel={t('around.bets.close')}
      onClose={dialogs.close}
    >
      <OpenBets />
    </Drawer>
  );
}

function OpenBets() {
  const { t } = useTranslation();
  const services = useServices();
  const round = useQuery(openRoundQuery(services));
  const matches = useInfiniteQuery(openSportsQuery(services));
  const slips = useInfiniteQuery(openSlipsQuery(services));
  const kinds = [round, matches, slips];
  const failed = kinds.filter((each) => each.isError && each.data === undefined);
  const why = useFailureWords(failureOf(failed[0]?.error));
  const isEmpty = round.data === null && matches.data?.length === 0 && slips.data?.length === 0;
  return (
    <Stack>
      {kinds.some(({ isPending }) => isPending) && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {round.data && (
        <Section title={t('around.bets.rounds')}>
          <OpenRound {...round.data} />
        </Section>
      )}
      <Kind title={t('bets.sports')} query={matches}>
        {(bet) => (
          <li key={bet.reference}>
            <OpenMatch bet={bet} />
          </li>
        )}
      </Kind>
      <Kind title={t('around.bets.lotteries')} query={slips}>
        {(ticket) => (
          <li key={ticket.reference}>
            <OpenSlip ticket={ticket} />
          </li>
        )}
      </Kind>
      {isEmpty && (
        <EmptyState
          icon="ticket"
          title={t('around.bets.empty.title')}
          description={t('around.bets.empty.text')}
        />
      )}
      {failed.length > 0 && (
        <ErrorState
          title={t('around.bets.failed')}
          {...(why === undefined ? {} : { description: why })}
          retryLabel={t('common.retry')}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
    </Stack>
  );
}

/** The bets of one kind, with the way to more of them; nothing where there are none. */
function Kind<Value>({
  title,
  query,
  children,
}: {
  title: string;
  query: PagedQuery & { readonly data: readonly Value[] | undefined };
  children: (bet: Value) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data } = query;
  if (!data || data.length === 0) return null;
  return (
    <Section title={title}>
      <List>{data.map(children)}</List>
      <More query={query} label={t('around.bets.more')} failed={t('around.bets.failed')} />
    </Section>
  );
}
