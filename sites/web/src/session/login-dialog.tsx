import type { SessionEndReason } from '@livery/api';
import type { LoginOutput } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { LoginPanel } from '../screens/login/login-panel.tsx';
import { useLoginTitle } from '../screens/login/login-title.ts';
import { LoginWays } from '../screens/login/login-ways.tsx';
import { type LoginFlow, loginInput, siteLoginMachine } from './login-flow.ts';
import { Stack } from './panel.styles.ts';
import type { Presence } from './presence.ts';

const endWords = {
  expired: 'session.login.againText',
  signedInElsewhere: 'session.login.againElsewhere',
  passwordChanged: 'session.login.againPassword',
  excluded: 'session.login.againExcluded',
} as const satisfies Record<SessionEndReason, string>;

/**
 * Login over the page. After an expiry the page below stays as it was; otherwise the member lands on the home page
 * (spec §4).
 *
 * @param flow a login that began elsewhere; without it a new one
 * @param ended why the session before this login ended
 */
export function LoginDialog({
  flow: given,
  ended,
  ...presence
}: Presence & {
  flow?: LoginFlow | undefined;
  ended?: SessionEndReason | undefined;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const { dialogs, session } = services;
  const router = useRouter();
  const [machine] = useState(() => siteLoginMachine(services));
  const [input] = useState(() => {
    const state = session.state();
    return loginInput(services, {
      username: state.kind === 'expired' ? state.record.username : undefined,
    });
  });
  const own = useActorRef(machine, { input });
  const flow = given ?? own;
  const { step, title } = useLoginTitle(
    flow,
    ended ? t('session.login.again') : t('session.login.title'),
  );

  const close = (): void => {
    flow.send({ type: 'cancel' });
    dialogs.close();
    // Whoever does not want to go on is a guest from now on.
    if (ended) session.signOut();
  };
  const done = ({ goTo, previousLogin }: LoginOutput): void => {
    dialogs.close();
    dialogs.tellPreviousLogin(previousLogin);
    if (!ended) void router.navigate({ to: goTo });
  };
  return (
    <Dialog
      {...presence}
      title={title}
      // A second step and a forced change end by an answer.
      alert={step === 'secondStep' || step === 'changePassword'}
      onClose={close}
      closeLabel={t('session.close')}
    >
      <Stack>
        {ended && step === 'form' && <p>{t(endWords[ended])}</p>}
        <LoginPanel flow={flow} onDone={done} ways={ended ? null : <LoginWays over />} />
      </Stack>
    </Dialog>
  );
}
