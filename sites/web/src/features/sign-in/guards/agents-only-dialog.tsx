import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';

/** Stops a member who is not an agent at the agents' pages (spec §6, §8). */
export function AgentsOnlyDialog({ dialog: _, ...presence }: DialogProps<'agentsOnly'>) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  return (
    <ConfirmDialog
      {...presence}
      title={t('session.guard.agentsOnly')}
      confirmLabel={t('platform.confirm')}
      onConfirm={dialogs.close}
      onCancel={dialogs.close}
    >
      {t('platform.login.nonAgent')}
    </ConfirmDialog>
  );
}
