import type { LoginOutput } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../../app/language-address.ts';
import type { Presence } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { entryWords } from '../entry/entry-words.ts';
import { wantedPath } from '../session/guard-action.ts';
import { LoginPanel } from '../sign-in/login/login-panel.tsx';
import { useEntrance } from '../sign-in/login/use-entrance.ts';
import { ForgotWays } from './forgot-links.tsx';
import { ForgotPanel } from './forgot-panel.tsx';

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
