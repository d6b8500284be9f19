import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { helpPath } from './help-path.ts';

/** Help and the terms, to be read beside a form: in a tab of their own, so that what was typed stays. */
export function HelpLinks() {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  return (
    <>
      <Link href={helpPath(merchant)} target="_blank" rel="noopener">
        {t('common.footer.helpCentre')}
      </Link>
      <TermsLink />
    </>
  );
}

/** The terms alone. */
export function TermsLink() {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  return (
    <Link href={helpPath(merchant, 'term')} target="_blank" rel="noopener">
      {t('common.footer.terms')}
    </Link>
  );
}
