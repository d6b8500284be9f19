import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../../../app/language-address.ts';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { wantedPath } from '../../session/index.ts';
import { ChangePasswordPanel } from './change-password-panel.tsx';
import { useChangePassword } from './use-change-password.ts';

/**
 * A change of password that was left open, by a reload for instance: it comes before everything else. It leads home (spec §2), or
 * where the guest was going before the page was loaded again.
 */
export function ForcedChangeDialog({ dialog: _, ...presence }: DialogProps<'forcedChange'>) {
  const { t } = useTranslation();
  const { dialogs, site } = useServices();
  const router = useRouter();
  const flow = useChangePassword((changed) => {
    if (!changed) {
      dialogs.open({ kind: 'logout' });
      return;
    }
    const path = wantedPath(router.state.location.search) ?? '/';
    void router.navigate({ href: addressInside(site.basePath, path) });
  });
  return (
    <Dialog {...presence} alert title={t('session.change.forcedTitle')}>
      <ChangePasswordPanel flow={flow} forced />
    </Dialog>
  );
}
