import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { Presence } from './presence.ts';

/** Stops a trial account at a guarded action (spec §5). */
export function RealAccountDialog({ onClose, ...presence }: Presence & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...presence}
      title={t('session.guard.title')}
      confirmLabel={t('session.in_increase_submit')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {t('session.in_need_true_account')}
    </ConfirmDialog>
  );
}
