import { failureOf } from '@livery/api';
import type { Game, Vendor } from '@livery/api/contract/games';
import { helpCentre } from '@livery/api/contract/support';
import { foreignLang } from '@livery/i18n';
import { matches } from '@livery/i18n/search-text';
import { LazyImage } from '@livery/ui/lazy-image';
import type { SearchGroup, SearchOption } from '@livery/ui/search-dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref, useKnownHref } from '../../app/addresses.ts';
import { vendorIconUrl } from '../../app/images.ts';
import { useServices } from '../../app/services.tsx';
import { useDebounced } from '../../app/use-debounced.ts';
import { useImageHost } from '../../app/use-image-host.ts';
import { gamePath, vendorPath } from '../games/index.ts';
import { helpTarget } from '../help/index.ts';
import { findHelp, findLotteries, findVendors, hasLottery } from './find.ts';
import { allLotteriesQuery, foundGamesQuery } from './search-queries.ts';

/** Milliseconds without a key until the platform is asked. */
const pause = 200;
/** Hot games that are offered before anything is typed. */
const shownHot = 6;

/** Types of games that have a name of their own on this site. */
const namedTypes = [
  'RNG',
  'MINI',
  'JACKPOT',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'FBSPORTS',
  'ESPORTS',
  'ELOTT',
  'COCKFIGHT',
] as const;

/**
 * What a search finds: games by the platform; providers, lotteries and articles among the lists that the site has. Nothing typed offers
 * hot games.
 *
 * @param typed as it stands in the field
 */
export function useSearch(typed: string) {
  const services = useServices();
  const { queries, language } = services;
  const term = typed.trim();
  const asked = useDebounced(term, pause);
  const toOption = useToOption();
  const { t } = useTranslation();

  const hot = useQuery(queries.hotGames());
  const vendors = useQuery(queries.vendors());
  const articles = useQuery(queries.list(helpCentre, {}));
  const lotteries = useQuery(allLotteriesQuery(services));
  const games = useQuery(foundGamesQuery(services, asked));

  const isIdle = term === '';
  const sources = isIdle ? [hot] : [games, vendors, lotteries, articles];
  const failed = sources.filter(({ isError }) => isError);
  // What was found for other words stays only as far as it fits these.
  const isBehind = games.isPlaceholderData || asked !== term;
  const found = (games.data ?? []).filter(({ name }) => !isBehind || matches(name, term));
  const groups: SearchGroup[] = isIdle
    ? [
        {
          id: 'hot',
          title: t('around.search.hot'),
          options: (hot.data?.items ?? []).slice(0, shownHot).map(toOption.game),
        },
      ]
    : [
        { id: 'games', title: t('around.search.games'), options: found.map(toOption.game) },
        {
          id: 'vendors',
          title: t('around.search.vendors'),
          options: findVendors(vendors.data?.items ?? [], term).flatMap(toOption.vendor),
        },
        {
          id: 'lotteries',
          title: t('around.search.lotteries'),
          options: findLotteries(lotteries.data ?? [], term).map((game) => ({
            id: `lottery ${game.gameId}`,
            label: game.remark,
            ...foreignLang(game.language, language.code),
            picture: 'ticket' as const,
            href: toOption.lotteryHref(game.gameId),
          })),
        },
        {
          id: 'help',
          title: t('around.search.help'),
          options: findHelp(articles.data?.items.articles ?? [], term).map((article) => ({
            id: `help ${article.articleId}`,
            label: article.title,
            ...foreignLang(article.language, language.code),
            picture: 'info' as const,
            href: toOption.helpHref(article.articleId),
          })),
        },
      ];
  return {
    term,
    groups,
    count: groups.reduce((sum, { options }) => sum + options.length, 0),
    /** An answer to what is typed is still to come. */
    isBusy: sources.some(({ isFetching }) => isFetching) || (!isIdle && asked !== term),
    failure: failureOf(failed[0]?.error),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

/** How each kind of thing is shown, and where it leads. */
function useToOption() {
  const { t } = useTranslation();
  const { queries, language, site } = useServices();
  const href = useHref();
  const knownHref = useKnownHref();
  const { host } = useImageHost();
  const vendors = useQuery(queries.vendors());
  const names = new Map(
    vendors.data?.items.map(({ vassalage, displayName }) => [vassalage, displayName]),
  );
  return {
    game: (game: Game): SearchOption => {
      const address = knownHref(gamePath(game));
      return {
        id: `game ${game.nodeId}`,
        label: game.name,
        lang: foreignLang(game.language, language.code).lang,
        detail: names.get(game.vassalage) ?? game.vassalage,
        picture: { node: <LazyImage src={game.iconUrl} alt="" ratio="square" /> },
        ...(address === undefined ? {} : { href: address }),
      };
    },
    /** None for a provider of a type that this site has no page for. */
    vendor: (vendor: Vendor): SearchOption[] => {
      const { vassalage, gameType, displayName } = vendor;
      const address = hasLottery(vendor)
        ? href({ to: '/lottery', search: { vendor: vassalage } })
        : knownHref(vendorPath(vendor));
      if (address === undefined) return [];
      const type = namedTypes.find((each) => each === gameType);
      return [
        {
          id: `vendor ${gameType} ${vassalage}`,
          label: displayName,
          ...(type && { detail: t(`halls.type.${type}`) }),
          picture: {
            node: (
              <LazyImage
                src={host === undefined ? undefined : vendorIconUrl(host, vassalage)}
                alt=""
                ratio="square"
                fit="contain"
              />
            ),
          },
          href: address,
        },
      ];
    },
    lotteryHref: (gameCode: string) => href({ to: '/lottery', search: { gameCode } }),
    helpHref: (articleId: string) => href(helpTarget(site.merchant, articleId)),
  };
}
