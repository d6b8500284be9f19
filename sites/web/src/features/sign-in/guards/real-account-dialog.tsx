import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { isTrial, useSession } from '../../session/index.ts';

/** Stops a trial account at a guarded action, and anyone at a centre that is not enabled (spec §5). */
export function RealAccountDialog({ dialog: _, ...presence }: DialogProps<'needsRealAccount'>) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const trial = isTrial(useSession());
  return (
    <ConfirmDialog
      {...presence}
      title={trial ? t('session.guard.title') : t('session.guard.closedTitle')}
      confirmLabel={t('session.in_increase_submit')}
      onConfirm={dialogs.close}
      onCancel={dialogs.close}
    >
      {t('session.in_need_true_account')}
    </ConfirmDialog>
  );
}
