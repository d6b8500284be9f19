import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { QrCode } from '@livery/ui/qr-code';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { Copied, Invitation } from './referral.styles.ts';

/** The member's link to copy, to share by what the device has for that, and to point a camera at; and its code, to read aloud. */
export function Invite({ code }: { code: string }) {
  const { t } = useTranslation();
  const { site } = useServices();
  const href = useHref();
  const [failed, setFailed] = useState(false);
  const path = href({ to: '/register', search: { referralCode: code } });
  const url = new URL(path, location.origin).href;

  async function share(): Promise<void> {
    setFailed(false);
    try {
      await navigator.share({ title: site.merchant.name, url });
    } catch (error) {
      // Who closes the device's own sheet wants nothing more.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <Invitation>
      <div>
        <Copied>
          <small>{t('referral.link')}</small>
          <strong>{url}</strong>
        </Copied>
        <Copied>
          <small>{t('referral.code')}</small>
          <strong>{code}</strong>
        </Copied>
        <ButtonRow>
          {'share' in navigator && (
            <Button variant="primary" size="sm" onClick={() => void share()}>
              {t('referral.share')}
            </Button>
          )}
          <CopyButton
            text={url}
            labels={{
              copy: t('referral.copy'),
              copied: t('referral.copied'),
              failed: t('referral.copyFailed'),
            }}
          />
        </ButtonRow>
        <ActFailed>{failed && t('referral.shareFailed')}</ActFailed>
      </div>
      <QrCode text={url} label={t('referral.qr')} description={url} size={180} margin={16} />
    </Invitation>
  );
}
