import { AppDownload } from '@livery/ui/app-download';
import { useTranslation } from 'react-i18next';
import type { AppTarget } from './app-targets.ts';

/** QR codes for the merchant's apps and a direct line (spec §2); the code that draws them loads with this module. */
export function AppCodes({ targets }: { targets: readonly [AppTarget, ...AppTarget[]] }) {
  const { t } = useTranslation();
  const nameOf = { android: t('home.app.android'), ios: t('home.app.ios') };
  return (
    <AppDownload
      title={t('home.app.title')}
      description={t('home.app.text')}
      targets={targets.map(({ system, url }) => ({
        name: nameOf[system],
        url,
        qrLabel: t('home.app.code', { system: nameOf[system] }),
      }))}
      direct={{ label: t('home.app.direct'), href: targets[0].url }}
    />
  );
}
