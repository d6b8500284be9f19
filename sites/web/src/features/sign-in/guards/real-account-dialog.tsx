import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../../app/presence.ts';
import { useSession } from '../../session/use-session.ts';
import { isTrial } from '../../session/visitor.ts';

/** Stops a trial account at a guarded action, and anyone at a centre that is not enabled (spec §5). */
export function RealAccountDialog({ onClose, ...presence }: Presence & { onClose: () => void }) {
  const { t } = useTranslation();
  const trial = isTrial(useSession());
  return (
    <ConfirmDialog
      {...presence}
      title={trial ? t('session.guard.title') : t('session.guard.closedTitle')}
      confirmLabel={t('session.in_increase_submit')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {t('session.in_need_true_account')}
    </ConfirmDialog>
  );
}
