import type { LoginOutput } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../app/jackpot.tsx';
import { addressInside } from '../app/language-address.ts';
import { useServices } from '../app/services.tsx';
import { LoginPanel } from '../screens/login/login-panel.tsx';
import { RegisterPanel } from '../screens/register/register-panel.tsx';
import { RegisterWays } from '../screens/register/register-ways.tsx';
import { wantedPath } from './guard-action.ts';
import { keptInvitation } from './invitation.ts';
import { Stack } from './panel.styles.ts';
import type { Presence } from './presence.ts';
import { waysWords } from './session-words.ts';
import { useEntrance } from './use-entrance.ts';

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
