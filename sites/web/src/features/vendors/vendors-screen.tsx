import type { Vendor } from '@livery/api/contract/games';
import { Badge } from '@livery/ui/badge';
import { VendorCard } from '@livery/ui/vendor-card';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useKnownHref } from '../../app/addresses.ts';
import { vendorIconUrl } from '../../app/images.ts';
import { addressInside } from '../../app/language-address.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { isPlainPress } from '../../app/plain-press.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { SiteLogo } from '../../app/site-logo.tsx';
import { useRegistrationForms } from '../../app/site-settings.ts';
import { useImageHost } from '../../app/use-image-host.ts';
import { type LoginMethod, loginMethods } from '../entry/index.ts';
import { openLoginWindow, useHolder } from '../session/index.ts';
import { LoginMode } from './login-mode.tsx';
import { hotTab, vendorLead } from './vendor-lead.ts';
import { VendorPicker } from './vendor-picker.tsx';
import { Head, Hinted, LogoPlace, Page } from './vendors-screen.styles.ts';

/**
 * The vendor-select screen (spec §2): the house's logo, game types with the hot vendors first, and the vendors of each. A guest chooses by
 * what the login opens, and some vendors lead through it.
 */
export function VendorsScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { site, format } = services;
  const router = useRouter();
  const href = useHref();
  const knownHref = useKnownHref();
  const guest = !useHolder().signedIn;
  const { host, failed } = useImageHost();
  const { setting, forms } = useRegistrationForms();
  const [mode, setMode] = useState<LoginMethod>('username');
  usePageTitle(t('ways.vendors.title'));

  const by = mode === 'sms' ? 'sms' : undefined;
  const loginHref = (path: string) => href({ to: '/login', search: { by, to: path } });

  const press = (path: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    const opened = openLoginWindow(window, loginHref(path), (session) => {
      services.session.begin(session);
      void router.navigate({ href: addressInside(site.basePath, path) });
    });
    // Where the browser opens no window the link leads to the same login.
    if (opened) event.preventDefault();
  };

  const card = (vendor: Vendor, tab: string) => {
    const { path, loginFirst } = vendorLead(vendor, tab);
    const vendorHref = knownHref(path);
    const viaLogin = loginFirst && guest;
    const { gameCount } = vendor;
    return (
      <Hinted title={t('ways.vendors.game')}>
        <VendorCard
          name={vendor.displayName}
          src={host && vendorIconUrl(host, vendor.vassalage)}
          // A vendor whose screen this build does not have is shown, and is not a link.
          {...(vendorHref === undefined
            ? {}
            : viaLogin
              ? { href: loginHref(path), onClick: press(path) }
              : { href: vendorHref })}
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
          onError={() => host && failed(host, vendor.vassalage)}
        />
      </Hinted>
    );
  };

  return (
    <Page>
      <Head>
        <LogoPlace data-mode="dark">
          <SiteLogo />
        </LogoPlace>
        <div>
          <h1>{t('ways.vendors.title')}</h1>
          <p>{t('ways.vendors.lead')}</p>
        </div>
        {guest && (
          <LoginMode forms={loginMethods(setting)} mode={mode} onChange={setMode}>
            <SiteLink to="/login" search={{ by }}>
              {t('session.login.title')}
            </SiteLink>
            {forms.length > 0 && (
              <SiteLink to="/register">{t('session.login.toRegister')}</SiteLink>
            )}
          </LoginMode>
        )}
      </Head>
      <VendorPicker>{card}</VendorPicker>
    </Page>
  );
}
