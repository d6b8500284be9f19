import type { IconName } from '@livery/ui/icon';
import { useTranslation } from 'react-i18next';
import { useHref } from '../app/addresses.ts';
import { useServices } from '../app/services.tsx';
import { contactsOf } from '../features/customer-service/index.ts';
import { hallPaths } from '../features/games/index.ts';

/** A way through the site, for the header's bar and the phone's tab bar. */
export interface NavigationItem {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly current: boolean;
}

/** A way of the header's row. */
export interface HeaderItem extends Omit<NavigationItem, 'icon'> {
  /** Names what opens under it, if it is a category of games. */
  readonly menu?: string;
  /** The type of its games, as the platform's lanes have it. */
  readonly category?: string;
}

/** The categories of games in the order of spec §1, by the path of their page; lotteries have their own lobby. */
const categories = [
  ['RNG', '/rng'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['PVP', '/pvp'],
  ['SPORTS', '/sports'],
  ['ESPORTS', '/esports'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/elott'],
  ['COCKFIGHT', '/cockfight'],
] as const;

/** The ways of the header's row (spec §2, layout): those of {@link useNavigation}, each category of games by its name, and the app. */
export function useHeaderNavigation(path: string): HeaderItem[] {
  const { t } = useTranslation();
  const href = useHref();
  const [home, , , promotions, ...service] = useNavigation(path);
  const games = categories.map(([category, to]) => {
    const label = t(category === 'LOTT' ? 'common.nav.lotteries' : `common.nav.${category}`);
    const menu = t('common.nav.vendors', { name: label });
    return { href: href({ to }), label, current: path === to, category, menu };
  });
  const app = {
    href: href({ to: '/download' }),
    label: t('common.nav.app'),
    current: path === '/download' || path === '/down',
  };
  return [home, ...games, promotions, app, ...service].filter((item) => item !== undefined);
}

/**
 * The main ways, in order. Only what exists is offered: the home page and its parts, the lobbies, and the promotions.
 *
 * @param path where the visitor is, without language prefix
 */
export function useNavigation(path: string): NavigationItem[] {
  const { t } = useTranslation();
  const href = useHref();
  const reachable = contactsOf(useServices().site.merchant.contacts).length > 0;
  const service: NavigationItem = {
    href: href({ to: '/', hash: 'service' }),
    icon: 'service',
    label: t('common.nav.service'),
    current: false,
  };
  return [
    { href: href({ to: '/' }), icon: 'home', label: t('common.nav.home'), current: path === '/' },
    {
      href: href({ to: '/rng' }),
      icon: 'games',
      label: t('common.nav.games'),
      current: hallPaths.some((each) => each === path),
    },
    {
      href: href({ to: '/lottery' }),
      icon: 'ticket',
      label: t('common.nav.lotteries'),
      current: path === '/lottery',
    },
    {
      href: href({ to: '/promotions' }),
      icon: 'gift',
      label: t('common.nav.promotions'),
      // The list, and one of them.
      current: path.startsWith('/promo'),
    },
    ...(reachable ? [service] : []),
  ];
}
