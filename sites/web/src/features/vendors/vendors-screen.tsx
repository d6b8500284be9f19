import type { Vendor } from '@livery/api/contract/games';
import { Badge } from '@livery/ui/badge';
import { Link } from '@livery/ui/link';
import { VendorCard } from '@livery/ui/vendor-card';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vendorIconUrl } from '../../app/images.ts';
import { addressInside } from '../../app/language-address.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLogo } from '../../app/site-logo.tsx';
import { useSiteSettings } from '../../app/site-settings.ts';
import { useImageHost } from '../../app/use-image-host.ts';
import { type LoginFormName, loginForms } from '../entry/login-methods.ts';
import { openLoginWindow } from '../session/login-window.ts';
import { useSession } from '../session/use-session.ts';
import { LoginMode } from './login-mode.tsx';
import { hotTab, vendorLead } from './vendor-lead.ts';
import { VendorPicker } from './vendor-picker.tsx';
import { Head, Hinted, LogoPlate, Page } from './vendors-screen.styles.ts';

/**
 * The vendor-select screen (spec §2): the house's logo, game types with the hot vendors first, and the vendors of each. A guest chooses by
 * what the login opens, and some vendors lead through it.
 */
export function VendorsScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { site, images, format } = services;
  const router = useRouter();
  const guest = useSession().kind !== 'member';
  const host = useImageHost();
  const { setting } = useSiteSettings();
  const [mode, setMode] = useState<LoginFormName>('username');
  /** Where the newest login window leads: an older one leads nowhere any more. */
  const wanted = useRef('');
  usePageTitle(t('ways.vendors.title'));

  const loginAddress = (path: string) =>
    `/login?${new URLSearchParams({ ...(mode === 'sms' ? { by: 'sms' } : {}), to: path })}`;

  const press = (path: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const opened = openLoginWindow(
      window,
      addressInside(site.basePath, loginAddress(path)),
      (session) => {
        services.session.begin(session);
        if (wanted.current !== path) return;
        wanted.current = '';
        void router.navigate({ href: addressInside(site.basePath, path) });
      },
    );
    // Where the browser opens no window the link leads to the same login.
    if (!opened) return;
    wanted.current = path;
    event.preventDefault();
  };

  const card = (vendor: Vendor, tab: string) => {
    const { path, loginFirst } = vendorLead(vendor, tab);
    const viaLogin = loginFirst && guest;
    const { gameCount } = vendor;
    return (
      <Hinted title={t('ways.vendors.game')}>
        <VendorCard
          name={vendor.displayName}
          src={host && vendorIconUrl(host, vendor.vassalage)}
          href={viaLogin ? loginAddress(path) : path}
          {...(viaLogin ? { onClick: press(path) } : {})}
          {...(gameCount
            ? {
                note: t('ways.vendors.games', {
                  count: gameCount,
                  formatted: format.number(gameCount),
                }),
              }
            : {})}
          {...(vendor.isHot && tab !== hotTab
            ? { badge: <Badge tone="accent">{t('ways.vendors.hot')}</Badge> }
            : {})}
          {...(vendor.maintenance ? { closed: t('ways.vendors.maintenance') } : {})}
          onError={() => host && images.failed(host, vendor.vassalage)}
        />
      </Hinted>
    );
  };

  return (
    <Page>
      <Head>
        <LogoPlate>
          <SiteLogo />
        </LogoPlate>
        <div>
          <h1>{t('ways.vendors.title')}</h1>
          <p>{t('ways.vendors.lead')}</p>
        </div>
        {guest && (
          <LoginMode forms={loginForms(setting)} mode={mode} onChange={setMode}>
            <Link href={mode === 'sms' ? '/login?by=sms' : '/login'}>
              {t('session.login.title')}
            </Link>
            <Link href="/register">{t('session.login.toRegister')}</Link>
          </LoginMode>
        )}
      </Head>
      <VendorPicker>{card}</VendorPicker>
    </Page>
  );
}
