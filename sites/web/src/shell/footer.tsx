import { resolve } from '@livery/merchant/settings';
import { Link } from '@livery/ui/link';
import { SiteFooter } from '@livery/ui/site-footer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLicenceText } from '../app/licence-text.ts';
import { OrganisationLinks } from '../app/organisation-links.tsx';
import { useServices } from '../app/services.tsx';

/**
 * The foot of every page: age mark, licence text, what kind of house this is, and where to find help with gambling.
 *
 * @param props.children columns above it, on pages of the open site
 */
export function Footer({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  const age = resolve('ageLimit', { merchant });
  return (
    <SiteFooter
      ageMark={t('footer.age', { age })}
      ageText={t('footer.ageText', { age })}
      licence={useLicenceText()}
      {...(merchant.profile === 'demo' ? { demonstration: t('footer.demo') } : {})}
      help={<Help />}
    >
      {children}
    </SiteFooter>
  );
}

/** The message about harm with the organisations that the merchant names. */
function Help() {
  const { t } = useTranslation();
  const { licence, helpOrganisations } = useServices().site.merchant;
  return (
    <>
      <p>
        <b>{t('footer.help.title')}</b>
      </p>
      <p>{t('footer.help.text')}</p>
      {licence && (
        <p>
          <Link href={licence.link} rel="noopener noreferrer">
            {licence.regulator}
          </Link>
        </p>
      )}
      {helpOrganisations.map((organisation, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is part of the page's configuration and never changes.
        <OrganisationLinks key={at} organisation={organisation} />
      ))}
    </>
  );
}
