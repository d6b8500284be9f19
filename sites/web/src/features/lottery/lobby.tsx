import {
  type LobbyAnswer,
  type LobbyList,
  lobbyWith,
  selectLobby,
} from '@livery/flows/lottery-lobby';
import { foreignLang } from '@livery/i18n';
import { matches } from '@livery/i18n/search-text';
import { Button } from '@livery/ui/button';
import { CategoryBar } from '@livery/ui/category-bar';
import { EmptyState } from '@livery/ui/empty-state';
import { ErrorState } from '@livery/ui/error-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Strip } from '@livery/ui/strip';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { AsOf } from '../../app/as-of.tsx';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { SiteButton } from '../../app/site-link.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useFlow, useView } from '../../app/use-flow.ts';
import { useVisibility } from '../../app/use-visibility.ts';
import { PageBanners } from '../banners/index.ts';
import { guardAction, useHolder, usernameOf } from '../session/index.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import { Grid, Head, Page } from './lottery.styles.ts';
import {
  type LobbyAddress,
  type LotterySearch,
  lobbyIn,
  lobbyLists,
  prizeModeOf,
  searchOf,
  wholeLobby,
} from './lottery-address.ts';
import { LotteryCards } from './lottery-cards.tsx';
import { lobbyListKey, lotteryLists } from './lottery-lists.ts';
import { groupsQuery } from './lottery-queries.ts';

/** Shapes of the first rows. */
const shapes = 8;

/** All lotteries with result and countdown: by list, group, day of the week and name (spec §2, §4). The address holds what is chosen. */
export function Lobby({ search }: { search: LotterySearch }) {
  const { t } = useTranslation();
  const services = useServices();
  const { language } = services;
  const href = useHref();
  const prizeMode = prizeModeOf(search.vendor);
  const address = lobbyIn(search);
  const isMember = guardAction(useHolder()) === 'go';
  const view = useLobby(address, search, isMember);
  const groups = useQuery(groupsQuery(services, prizeMode));
  usePageTitle(t('lottery.title'));
  const hrefOf = (choice: Partial<LobbyAddress>) =>
    href({ to: '/lottery', search: searchOf({ ...wholeLobby, ...choice }, search.vendor) });
  const group = groups.data?.find(({ tag }) => tag === view.tag);
  const games = view.games.filter(({ remark }) => matches(remark, address.name));
  return (
    <Page>
      <Head>
        <h1>{t('lottery.title')}</h1>
        {/* Its tickets are games of a hall. */}
        {search.vendor === 'ELOTT' && (
          <SiteButton to="/elott" size="sm">
            {t('lottery.tickets.ofGames')}
          </SiteButton>
        )}
      </Head>
      <PageBanners group="lottery" single />
      <CategoryBar
        label={t('lottery.lists')}
        current={view.tag === undefined ? view.list : undefined}
        categories={lobbyLists
          .filter((list) => isMember || (list !== 'fav' && list !== 'recent'))
          .map((list) => ({
            id: list,
            label: t(`lottery.list.${list}`),
            href: hrefOf({ list }),
          }))}
      />
      {groups.isPending && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {groups.data && groups.data.length > 0 && (
        <Strip
          label={t('lottery.groups')}
          labels={{
            previous: t('lottery.groups.previous'),
            next: t('lottery.groups.next'),
            page: (page, pages) => t('common.banners.slide', { page, pages }),
          }}
        >
          {groups.data.map(({ tag, name, language: spoken }) => (
            <Button
              key={tag}
              href={hrefOf({ tag })}
              size="sm"
              variant={tag === view.tag ? 'primary' : 'neutral'}
              aria-current={tag === view.tag ? 'true' : undefined}
              {...foreignLang(spoken, language.code)}
            >
              {name}
            </Button>
          ))}
        </Strip>
      )}
      <LobbyFilters
        key={JSON.stringify([address.list, address.tag])}
        address={address}
        vendor={search.vendor}
      />
      <Section
        title={group?.name ?? t(`lottery.list.${view.list}`)}
        action={<AsOf listed={view.listed} />}
      >
        <Listed {...view} games={games} search={searchOf(address, search.vendor)} />
      </Section>
    </Page>
  );
}

/** Runs the lobby, and tells it what the address has become. */
function useLobby(address: LobbyAddress, search: LotterySearch, isMember: boolean) {
  const { client, storage, session, language, cache } = useServices();
  const { list, tag, day } = address;
  const prizeMode = prizeModeOf(search.vendor);
  const keyOf = (each: LobbyList) => lobbyListKey(language.code, prizeMode, each);
  const flow = useFlow(
    () => {
      const { loadList } = lotteryLists({
        client,
        storage,
        language: language.code,
        prizeMode,
        username: () => usernameOf(session.state()),
      });
      return lobbyWith({
        loadList: async (each, signal) => {
          const answer = await loadList(each, signal);
          cache.setQueryData(keyOf(each), answer);
          return answer;
        },
      });
    },
    // Whether the page is in the background is told by the effect below: nothing of the browser is known while this is drawn to HTML.
    {
      input: {
        signedIn: isMember,
        hidden: false,
        choice: { list, tag, day },
        // Who comes back finds the list as they left it, while it is asked for again.
        listed: cache.getQueryData<LobbyAnswer>(keyOf(list)),
      },
    },
  );
  const view = useView(flow, selectLobby);
  useEffect(() => {
    flow.send({ type: 'session', signedIn: isMember });
    // A list that is a member's own is refused to a guest, and asked for again after a login over the page.
    if (flow.getSnapshot().context.list !== list) flow.send({ type: 'list', list });
    if (flow.getSnapshot().context.tag !== tag) flow.send({ type: 'tag', tag });
    if (flow.getSnapshot().context.day !== day) flow.send({ type: 'week', day });
  }, [flow, isMember, list, tag, day]);
  useVisibility(flow);
  useEffect(() => {
    const retry = () => flow.send({ type: 'retry' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [flow]);
  return { ...view, retry: () => flow.send({ type: 'retry' }) };
}

/** The lotteries of what is chosen, as cards; or why there are none. */
function Listed({
  games,
  listed,
  list,
  loading,
  failure,
  retry,
  search,
}: Omit<ReturnType<typeof useLobby>, 'signedIn' | 'tag' | 'day'> & {
  search: LotterySearch;
}) {
  const { t } = useTranslation();
  const why = useFailureWords(failure);
  if (loading) {
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Grid as="div">
          {Array.from({ length: shapes }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
            <Skeleton key={place} shape="block" />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (failure && games.length === 0) {
    return (
      <ErrorState
        title={t('home.lotteries.error')}
        {...(why === undefined ? {} : { description: why })}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      {why !== undefined && (
        <InlineAlert tone="warning" live="polite">
          {t('lottery.stale', { reason: why })}
        </InlineAlert>
      )}
      {games.length === 0 ? (
        <EmptyState
          icon={list === 'none' ? 'search' : 'ticket'}
          title={t(`lottery.empty.${list}.title`)}
          description={t(`lottery.empty.${list}.text`)}
          action={<SiteButton to="/lottery">{t('lottery.empty.all')}</SiteButton>}
        />
      ) : (
        <LotteryCards games={games} at={listed?.at ?? 0} search={search} />
      )}
    </>
  );
}
