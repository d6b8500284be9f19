import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { FooterColumn } from '@livery/ui/site-footer';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../app/addresses.ts';
import { vendorIconUrl } from '../app/images.ts';
import { useServices } from '../app/services.tsx';
import { SiteLink } from '../app/site-link.tsx';
import { useImageHost } from '../app/use-image-host.ts';
import { vendorPath } from '../features/games/index.ts';
import { helpTarget } from '../features/help/index.ts';
import { VendorRow } from './footer-columns.styles.ts';
import type { NavigationItem } from './navigation.ts';

/** What stands above the footer's legal block: ways through the page, payment methods, game providers, help (spec §2). */
export function FooterColumns({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const { site, language, dialogs } = useServices();
  const { paymentMethods, defaultLanguage } = site.merchant;
  return (
    <>
      <FooterColumn title={t('footer.games')}>
        {items.map(({ href, label }) => (
          <Link key={href} href={href} variant="quiet">
            {label}
          </Link>
        ))}
        <SiteLink to="/pointMall" variant="quiet">
          {t('footer.points')}
        </SiteLink>
      </FooterColumn>
      {paymentMethods.length > 0 && (
        <FooterColumn title={t('footer.payments')}>
          {paymentMethods.map(({ code, label }) => (
            <span key={code}>{label[language.code] ?? label[defaultLanguage]}</span>
          ))}
        </FooterColumn>
      )}
      <Vendors />
      <FooterColumn title={t('footer.answers')} unfolded>
        <SiteLink {...helpTarget(site.merchant)} variant="quiet">
          {t('common.help.centre')}
        </SiteLink>
        <SiteLink {...helpTarget(site.merchant, 'term')} variant="quiet">
          {t('common.help.terms')}
        </SiteLink>
        <SiteLink to="/responsible-play" variant="quiet">
          {t('footer.care')}
        </SiteLink>
        <SiteLink to="/feedback" variant="quiet">
          {t('footer.feedback')}
        </SiteLink>
      </FooterColumn>
      <FooterColumn title={t('footer.more')}>
        <SiteLink to="/vip" variant="quiet">
          {t('footer.vip')}
        </SiteLink>
        <SiteLink to="/down" variant="quiet">
          {t('footer.app')}
        </SiteLink>
        <SiteLink to="/noticePage" variant="quiet">
          {t('common.notices.title')}
        </SiteLink>
        <SiteLink to="/news" variant="quiet">
          {t('footer.news')}
        </SiteLink>
        <SiteLink to="/blog" variant="quiet">
          {t('footer.blog')}
        </SiteLink>
        <SiteLink to="/join" variant="quiet">
          {t('footer.join')}
        </SiteLink>
      </FooterColumn>
      <FooterColumn title={t('common.display.title')} unfolded>
        <Button size="sm" onClick={() => dialogs.open({ kind: 'display' })}>
          {t('footer.display')}
        </Button>
      </FooterColumn>
    </>
  );
}

/** The vendors' icons, each a link where its games have a lobby; a footer without them is whole, so a failure shows nothing. */
function Vendors() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data } = useQuery(queries.vendors());
  const { host, loaded, failed } = useImageHost();
  const hrefOf = useKnownHref();
  const vendors = new Map(data?.items.map((vendor) => [vendor.vassalage, vendor]));
  if (!host || vendors.size === 0) return null;
  return (
    <FooterColumn title={t('footer.vendors')} wide>
      <VendorRow>
        {[...vendors].map(([code, vendor]) => {
          const href = hrefOf(vendorPath(vendor));
          return (
            <VendorIcon
              key={code}
              name={vendor.displayName}
              src={vendorIconUrl(host, code)}
              {...(href && { href })}
              show="icon"
              onLoad={() => loaded(host)}
              onError={() => failed(host, code)}
            />
          );
        })}
      </VendorRow>
      <SiteLink to="/vendors" variant="quiet">
        {t('footer.chooseVendor')}
      </SiteLink>
    </FooterColumn>
  );
}
