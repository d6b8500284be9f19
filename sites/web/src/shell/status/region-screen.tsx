import { StatusPage } from '@livery/ui/status-page';
import { useTranslation } from 'react-i18next';
import { StatusFrame } from './status-frame.tsx';

/**
 * Shown instead of the site where it may not be used: the visitor's address and a message, nothing else (spec §2, §8).
 *
 * @param ip the visitor's address as the platform saw it, when it said
 */
export function RegionScreen({ ip }: { ip?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <StatusFrame title={t('status.region.title')}>
      <StatusPage
        extent="inside"
        title={t('status.region.title')}
        description={t('status.region.text')}
        facts={ip ? [{ term: t('status.region.ip'), value: ip }] : []}
      />
    </StatusFrame>
  );
}
