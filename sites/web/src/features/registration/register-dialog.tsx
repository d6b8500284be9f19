import type { LoginOutput } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../app/jackpot.tsx';
import { addressInside } from '../../app/language-address.ts';
import type { Presence } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { Stack } from '../../form/panel.styles.ts';
import { waysWords } from '../entry/entry-words.ts';
import { wantedPath } from '../session/guard-action.ts';
import { keptInvitation } from '../session/invitation.ts';
import { LoginPanel } from '../sign-in/login/login-panel.tsx';
import { useEntrance } from '../sign-in/login/use-entrance.ts';
import { RegisterPanel } from './register-panel.tsx';
import { RegisterWays } from './registration-links.tsx';

/** Registration over the page; who is through lands on the home page (spec §4). */
export function RegisterDialog(presence: Presence) {
  const services = useServices();
  use(waysWords(services));
  const { t } = useTranslation();
  const { dialogs, site } = services;
  const router = useRouter();
  const login = useEntrance(t('entry.register.title'), t('entry.register.arrived'));
  const { flow, step, title } = login;
  const [held, setHeld] = useState(false);
  const [invited] = useState(() => keptInvitation(services.storage));

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
      width={480}
      title={title}
      // A second step and a forced change end by an answer.
      alert={step === 'secondStep' || step === 'changePassword'}
      // An account that is being opened is not left alone.
      onClose={held ? undefined : close}
      closeLabel={t('session.close')}
    >
      {flow ? (
        <LoginPanel flow={flow} onDone={done} arrival={login.arrival} />
      ) : (
        <Stack>
          <Jackpot
            label={t('entry.jackpot.title')}
            illustrationLabel={t('entry.jackpot.illustration')}
          />
          <RegisterPanel
            login={login}
            invited={invited}
            ways={<RegisterWays over />}
            onHold={setHeld}
          />
        </Stack>
      )}
    </Dialog>
  );
}
