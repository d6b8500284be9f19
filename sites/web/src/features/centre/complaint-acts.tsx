import { CopyButton } from '@livery/ui/copy-button';
import { useTranslation } from 'react-i18next';
import { SiteButton } from '../../app/site-link.tsx';
import { ButtonRow } from '../../styles/page.styles.ts';
import { useCopyLabels } from './use-copy-labels.ts';

/**
 * The way from a payment to a complaint about it (domain.md B2.30), and its number to copy, by which support knows it.
 *
 * @param props.about reference or case number
 * @param props.urgent something is wrong with it: what leads on is the main act
 */
export function ComplaintActs({ about, urgent = false }: { about: string; urgent?: boolean }) {
  const { t } = useTranslation();
  const labels = useCopyLabels();
  return (
    <ButtonRow>
      <SiteButton
        to="/feedback"
        search={{ about }}
        size="sm"
        icon="service"
        variant={urgent ? 'primary' : 'neutral'}
      >
        {t('centre.complain')}
      </SiteButton>
      <CopyButton text={about} labels={labels} />
    </ButtonRow>
  );
}
