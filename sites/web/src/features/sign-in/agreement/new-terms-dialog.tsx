import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { termsQuery } from '../../entry/index.ts';
import { AgreementForm } from './agreement-form.tsx';

/**
 * What the holder of an account that an agent opened confirms for themselves: age and terms. It comes before everything else, and
 * whoever will not can only log out.
 */
export function NewTermsDialog({ dialog: _, ...presence }: DialogProps<'newTerms'>) {
  const { t } = useTranslation();
  const { client, dialogs, language, session } = useServices();
  const terms = useQuery(termsQuery(client, language.code));
  return (
    <Dialog {...presence} alert title={t('entry.agreement.title')}>
      <Stack>
        <p>{t('entry.agreement.text')}</p>
        <Loaded
          query={terms}
          loading={t('entry.register.loading')}
          failed={t('entry.register.failed')}
          rows={2}
        >
          {(inForce) => (
            <AgreementForm
              terms={inForce}
              onAgreed={() => session.add({ agreementDue: undefined })}
            />
          )}
        </Loaded>
        <Button variant="quiet" onClick={() => dialogs.open({ kind: 'logout' })}>
          {t('session.change.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
