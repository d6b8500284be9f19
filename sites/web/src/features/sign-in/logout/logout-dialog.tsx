import { selectLogout } from '@livery/flows/logout';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { siteLogoutMachine } from './logout-machine.ts';

/** Asks before leaving, then leaves (spec §4 "Logout"). */
export function LogoutDialog({ onLeft, ...presence }: Presence & { onLeft: () => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const { dialogs } = services;
  const [machine] = useState(() => siteLogoutMachine(services));
  const flow = useActorRef(machine);
  const snapshot = useSelector(flow, (current) => current);
  const view = selectLogout(snapshot);
  const { output } = snapshot;
  const ended = useEffectEvent((result: 'stayed' | 'signedOut') => {
    dialogs.close();
    if (result === 'signedOut') onLeft();
  });
  useEffect(() => {
    if (output) ended(output.result);
  }, [output]);

  const failed = view.step === 'notCleared';
  const stay = (): void => flow.send({ type: 'cancel' });
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
      onCancel={stay}
    >
      {failed ? t('session.logout.notCleared') : t('session.logout.text')}
    </ConfirmDialog>
  );
}
