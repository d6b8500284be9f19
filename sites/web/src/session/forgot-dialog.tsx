import type { LoginOutput } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../app/language-address.ts';
import { useServices } from '../app/services.tsx';
import { ForgotPanel } from '../screens/forgot/forgot-panel.tsx';
import { ForgotWays } from '../screens/forgot/forgot-ways.tsx';
import { LoginPanel } from '../screens/login/login-panel.tsx';
import { wantedPath } from './guard-action.ts';
import type { Presence } from './presence.ts';
import { entryWords } from './session-words.ts';
import { useEntrance } from './use-entrance.ts';

/** A forgotten password over the page; by mobile it ends signed in, on the home page (spec §4). */
export function ForgotDialog(presence: Presence) {
  const services = useServices();
  use(entryWords(services));
  const { t } = useTranslation();
  const { dialogs, site } = services;
  const router = useRouter();
  const login = useEntrance(t('entry.forgot.title'), t('entry.forgot.arrived'));
  const { flow, step, title } = login;
  const [held, setHeld] = useState(false);

  const close = (): void => {
    flow?.send({ type: 'cancel' });
    dialogs.close();
  };
  const done = ({ goTo, previousLogin }: LoginOutput): void => {
    dialogs.close();
    dialogs.tellPreviousLogin(previousLogin);
    const path = wantedPath(router.state.location.search) ?? goTo;
    void router.navigate({ href: addressInside(site.basePath, path) });
  };
  return (
    <Dialog
      {...presence}
      width={440}
      title={title}
      // A second step and a forced change end by an answer.
      alert={step === 'secondStep' || step === 'changePassword'}
      // A password that is being set is not left alone.
      onClose={held ? undefined : close}
      closeLabel={t('session.close')}
    >
      {flow ? (
        <LoginPanel flow={flow} onDone={done} arrival={login.arrival} />
      ) : (
        <ForgotPanel
          login={login}
          onLogin={() => dialogs.open({ kind: 'login' })}
          ways={<ForgotWays over />}
          onHold={setHeld}
        />
      )}
    </Dialog>
  );
}
