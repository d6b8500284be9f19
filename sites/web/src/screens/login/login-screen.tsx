import { useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { returnPath } from '../../session/guard-action.ts';
import { loginInput, siteLoginMachine } from '../../session/login-flow.ts';
import { useEntered } from '../../session/use-entered.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useLoginTitle } from './login-title.ts';
import { LoginWays } from './login-ways.tsx';

/**
 * The login page (spec §2): for guests who come by themselves, whom a guard has sent, or who open it in a window of its own.
 * With `?from=agent` only agents come in.
 */
export function LoginScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { from, to } = useSearch({ from: '/login' });
  const agentPage = from === 'agent';
  const [machine] = useState(() => siteLoginMachine(services));
  const flow = useActorRef(machine, { input: loginInput(services, { agentPage }) });
  const first = agentPage ? t('session.login.agentTitle') : t('session.login.title');
  const { title } = useLoginTitle(flow, first);
  usePageTitle(title);

  const entered = useEntered();
  const lead = agentPage ? t('session.login.agentLead') : t('session.login.lead');

  return (
    <EntryPage title={title} lead={title === first ? lead : undefined}>
      <LoginPanel
        key={from}
        flow={flow}
        onDone={(output) => entered(output, agentPage ? undefined : returnPath(to))}
        ways={agentPage ? null : <LoginWays />}
      />
    </EntryPage>
  );
}
