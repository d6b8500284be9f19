import type { LoginOutput } from '@livery/flows/login';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../../app/language-address.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { returnPath } from '../../session/guard-action.ts';
import { isLoginWindow } from '../../session/is-login-window.ts';
import { loginInput, siteLoginMachine } from '../../session/login-flow.ts';
import { handOver } from '../../session/login-window.ts';
import { LoginPanel } from './login-panel.tsx';
import { Page, Panel } from './login-screen.styles.ts';
import { useLoginTitle } from './login-title.ts';

/**
 * The login page (spec §2): for guests who come by themselves, whom a guard has sent, or who open it in a window of its own.
 * With `?from=agent` only agents come in.
 */
export function LoginScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const router = useRouter();
  const { from, to } = useSearch({ from: '/login' });
  const agentPage = from === 'agent';
  const [machine] = useState(() => siteLoginMachine(services));
  const flow = useActorRef(machine, { input: loginInput(services, { agentPage }) });
  const first = agentPage ? t('session.login.agentTitle') : t('session.login.title');
  const { title } = useLoginTitle(flow, first);
  usePageTitle(title);

  const done = ({ goTo, previousLogin }: LoginOutput): void => {
    const session = services.session.state();
    if (isLoginWindow(window) && session.kind === 'member') {
      handOver(window, session.record);
      return;
    }
    services.dialogs.tellPreviousLogin(previousLogin);
    const path = agentPage ? goTo : returnPath(to);
    void router.navigate({ href: addressInside(services.site.basePath, path), replace: true });
  };

  return (
    <Page>
      <Panel>
        <h1>{title}</h1>
        {title === first && (
          <p>{agentPage ? t('session.login.agentLead') : t('session.login.lead')}</p>
        )}
        <LoginPanel key={from} flow={flow} onDone={done} />
      </Panel>
    </Page>
  );
}
