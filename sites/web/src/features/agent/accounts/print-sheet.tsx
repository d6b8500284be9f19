import { resolve } from '@livery/merchant/settings';
import { QrCode } from '@livery/ui/qr-code';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLicenceText } from '../../../app/licence-text.ts';
import { useServices } from '../../../app/services.tsx';
import { SiteLogo } from '../../../app/site-logo.tsx';
import { LargeCode, Sheet } from './accounts.styles.ts';

/** Prints once the sheet is in the page, and takes it out again afterwards. */
export function usePrint(): { readonly ready: boolean; readonly start: () => void } {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    const over = () => setReady(false);
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [ready]);
  return { ready, start: () => setReady(true) };
}

/** An invitation on paper: the brand, the code, its QR code and link, who may register, and under which licence. */
export function PrintSheet({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation();
  const { merchant } = useServices().site;
  const age = resolve('ageLimit', { merchant });
  const licence = useLicenceText();
  return (
    <Sheet data-print-sheet="">
      <SiteLogo size="page" />
      <p>{t('agentAccounts.invite.share.text', { site: merchant.name, code })}</p>
      <QrCode text={link} label={t('agentAccounts.invite.qr', { code })} size={320} margin={20} />
      <LargeCode>{code}</LargeCode>
      <p>{link}</p>
      <p>{t('footer.ageText', { age })}</p>
      <p>{licence}</p>
    </Sheet>
  );
}
