import { AppDownload } from '@livery/ui/app-download';
import { useTranslation } from 'react-i18next';
import type { AppTarget } from '../../app/app-targets.ts';

/** QR codes for the merchant's apps and a direct line (spec §2); the code that draws them loads with this module. */
export function AppCodes({ targets }: { targets: readonly [AppTarget, ...AppTarget[]] }) {
  const { t } = useTranslation();
  const nameOf = { android: t('around.app.android'), ios: t('around.app.ios') };
  return (
    <AppDownload
      title={t('around.app.title')}
      description={t('around.app.text')}
      targets={targets.map(({ system, url }) => ({
        name: nameOf[system],
        url,
        qrLabel: t('around.app.code', { system: nameOf[system] }),
      }))}
      direct={{ label: t('around.app.direct'), href: targets[0].url }}
    />
  );
}
