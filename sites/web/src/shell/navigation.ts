import type { IconName } from '@livery/ui/icon';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { contactsOf } from '../features/customer-service/contacts.ts';

/** A way through the site, for the header's bar and the phone's tab bar. */
export interface NavigationItem {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly current: boolean;
}

/**
 * The main ways, in order. Only what exists is offered: the home page and its parts.
 *
 * @param path where the visitor is, without language prefix
 */
export function useNavigation(path: string): NavigationItem[] {
  const { t } = useTranslation();
  const reachable = contactsOf(useServices().site.merchant.contacts).length > 0;
  const service: NavigationItem = {
    href: '/#service',
    icon: 'service',
    label: t('common.nav.service'),
    current: false,
  };
  return [
    { href: '/', icon: 'home', label: t('common.nav.home'), current: path === '/' },
    { href: '/#games', icon: 'games', label: t('common.nav.games'), current: false },
    { href: '/#lotteries', icon: 'ticket', label: t('common.nav.lotteries'), current: false },
    { href: '/#winners', icon: 'trophy', label: t('common.nav.winners'), current: false },
    ...(reachable ? [service] : []),
  ];
}
