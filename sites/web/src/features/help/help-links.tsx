import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { helpTarget } from './help-target.ts';

/** Help and the terms, to be read beside a form: in another tab, so that what was typed stays. */
export function HelpLinks() {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  return (
    <>
      <SiteLink {...helpTarget(merchant)} target="_blank" rel="noopener">
        {t('common.help.centre')}
      </SiteLink>
      <TermsLink />
    </>
  );
}

/** The terms alone. */
export function TermsLink() {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  return (
    <SiteLink {...helpTarget(merchant, 'term')} target="_blank" rel="noopener">
      {t('common.help.terms')}
    </SiteLink>
  );
}
