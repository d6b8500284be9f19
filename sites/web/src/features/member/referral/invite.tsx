import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { QrCode } from '@livery/ui/qr-code';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { useCopyLabels, useShare } from '../../centre/index.ts';
import { Copied, Invitation } from './referral.styles.ts';

/** The member's link to copy, to share by what the device has for that, and to point a camera at; and its code, to read aloud. */
export function Invite({ code }: { code: string }) {
  const { t } = useTranslation();
  const { site } = useServices();
  const href = useHref();
  const path = href({ to: '/register', search: { referralCode: code } });
  const url = new URL(path, location.origin).href;
  const { share, failed } = useShare({ title: site.merchant.name, url });
  const labels = useCopyLabels('referral.copy');
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
          {share && (
            <Button variant="primary" size="sm" onClick={share}>
              {t('referral.share')}
            </Button>
          )}
          <CopyButton text={url} labels={labels} />
        </ButtonRow>
        <ActFailed>{failed && t('centre.share.failed')}</ActFailed>
      </div>
      <QrCode text={url} label={t('referral.qr')} description={url} size={180} margin={16} />
    </Invitation>
  );
}
