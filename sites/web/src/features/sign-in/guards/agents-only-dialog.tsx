import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../../app/presence.ts';

/** Stops a member who is no agent at the agents' pages (spec §6, §8). */
export function AgentsOnlyDialog({ onClose, ...presence }: Presence & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...presence}
      title={t('session.guard.agentsOnly')}
      confirmLabel={t('platform.confirm')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {t('platform.login.nonAgent')}
    </ConfirmDialog>
  );
}
