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
