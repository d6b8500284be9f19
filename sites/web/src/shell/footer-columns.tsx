import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { FooterColumn } from '@livery/ui/site-footer';
import { VendorIcon } from '@livery/ui/vendor-icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorIconUrl } from '../app/images.ts';
import { useServices } from '../app/services.tsx';
import { SiteLink } from '../app/site-link.tsx';
import { useImageHost } from '../app/use-image-host.ts';
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
      <FooterColumn title={t('common.footer.games')}>
        {items.map(({ href, label }) => (
          <Link key={href} href={href} variant="quiet">
            {label}
          </Link>
        ))}
      </FooterColumn>
      {paymentMethods.length > 0 && (
        <FooterColumn title={t('common.footer.payments')}>
          {paymentMethods.map(({ code, label }) => (
            <span key={code}>{label[language.code] ?? label[defaultLanguage]}</span>
          ))}
        </FooterColumn>
      )}
      <Vendors />
      <FooterColumn title={t('common.footer.answers')}>
        <SiteLink {...helpTarget(site.merchant)} variant="quiet">
          {t('common.footer.helpCentre')}
        </SiteLink>
        <SiteLink {...helpTarget(site.merchant, 'term')} variant="quiet">
          {t('common.footer.terms')}
        </SiteLink>
      </FooterColumn>
      <FooterColumn title={t('common.display.title')}>
        <Button size="sm" onClick={() => dialogs.open({ kind: 'display' })}>
          {t('common.display.open')}
        </Button>
      </FooterColumn>
    </>
  );
}

/** The vendors' icons; a footer without them is whole, so a failure shows nothing. */
function Vendors() {
  const { t } = useTranslation();
  const { queries, images } = useServices();
  const { data } = useQuery(queries.vendors());
  const host = useImageHost();
  const names = new Map(data?.items.map((vendor) => [vendor.vassalage, vendor.displayName]));
  if (!host || names.size === 0) return null;
  return (
    <FooterColumn title={t('common.footer.vendors')} wide>
      <VendorRow>
        {[...names].map(([code, name]) => (
          <VendorIcon
            key={code}
            name={name}
            src={vendorIconUrl(host, code)}
            show="icon"
            onLoad={() => images.loaded(host)}
            onError={() => images.failed(host, code)}
          />
        ))}
      </VendorRow>
      <SiteLink to="/vendors" variant="quiet">
        {t('common.footer.chooseVendor')}
      </SiteLink>
    </FooterColumn>
  );
}
