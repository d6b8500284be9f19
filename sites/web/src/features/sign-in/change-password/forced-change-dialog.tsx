import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { ChangePasswordPanel } from './change-password-panel.tsx';
import { useChangePassword } from './use-change-password.ts';

/** A change of password that was left open, by a reload for instance: it comes before everything else. */
export function ForcedChangeDialog({ onDone, ...presence }: Presence & { onDone: () => void }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const flow = useChangePassword((changed) => {
    if (changed) onDone();
    else dialogs.open({ kind: 'logout' });
  });
  return (
    <Dialog {...presence} alert title={t('session.change.forcedTitle')}>
      <ChangePasswordPanel flow={flow} forced />
    </Dialog>
  );
}
