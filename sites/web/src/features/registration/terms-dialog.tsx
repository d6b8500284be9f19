import type { Terms } from '@livery/api/contract/registration';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '../../app/platform-text.tsx';
import { useServices } from '../../app/services.tsx';
import { Quiet, Stack } from '../../form/panel.styles.ts';

/** The terms in force over the form, with version and date, to be read and accepted. */
export function TermsDialog({
  open,
  terms: { version, date, content, language },
  onClose,
  onAccept,
}: {
  open: boolean;
  terms: Terms;
  onClose: () => void;
  onAccept: () => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  return (
    <Dialog
      open={open}
      width={600}
      title={t('entry.terms.title')}
      closeLabel={t('session.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('session.close')}</Button>
          <Button variant="primary" data-default="" onClick={onAccept}>
            {t('entry.terms.agree')}
          </Button>
        </>
      }
    >
      <Stack>
        <Quiet>{t('entry.terms.asOf', { version, date: format.date(date) })}</Quiet>
        <PlatformText html={content} language={language} />
      </Stack>
    </Dialog>
  );
}
