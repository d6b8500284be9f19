import { selectLogout } from '@livery/flows/logout';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { siteLogoutMachine } from './logout-machine.ts';

/** Asks before leaving, then leaves for the home page (spec §4 "Logout"). */
export function LogoutDialog({ dialog: _, ...presence }: DialogProps<'logout'>) {
  const { t } = useTranslation();
  const services = useServices();
  const { dialogs } = services;
  const router = useRouter();
  const flow = useFlow(() => siteLogoutMachine(services), {
    onDone: ({ result }) => {
      // The navigation closes it; earlier, the guard of a member's page would ask for a login. On the home page nothing else does.
      if (result === 'signedOut') void router.navigate({ to: '/' }).finally(dialogs.close);
      else dialogs.close();
    },
  });
  const view = useView(flow, selectLogout);
  const failed = view.step === 'notCleared';
  return (
    <ConfirmDialog
      {...presence}
      title={t('session.logout.title')}
      // While it closes it is what it was: a change of role would be announced.
      alert={view.busy || failed}
      busy={view.busy}
      confirmLabel={failed ? t('session.logout.retry') : t('session.logout.confirm')}
      onConfirm={() => flow.send({ type: failed ? 'retry' : 'confirm' })}
      cancelLabel={failed ? undefined : t('session.logout.cancel')}
      onCancel={() => flow.send({ type: 'cancel' })}
    >
      {failed ? t('session.logout.notCleared') : t('session.logout.text')}
    </ConfirmDialog>
  );
}
