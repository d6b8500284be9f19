import { InlineAlert } from '@livery/ui/inline-alert';
import { useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../app/page-title.ts';
import { useServices } from '../../../app/services.tsx';
import { EntryBanners } from '../../entry/entry-notice.tsx';
import { EntryPage } from '../../entry/entry-page.tsx';
import { returnPath } from '../../session/guard-action.ts';
import { VendorChoice } from '../../vendors/vendor-choice.tsx';
import { vendorGame } from '../../vendors/vendor-lead.ts';
import { loginInput, siteLoginMachine } from './login-flow.ts';
import { LoginForms } from './login-forms.tsx';
import { LoginWays } from './login-links.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useEntered } from './use-entered.ts';
import { useWaysIn } from './use-login-methods.ts';

/**
 * The login page (spec §2): for guests who come by themselves, whom a guard has sent, or who open it in a window of its own.
 * With `?from=agent` only agents come in.
 */
export function LoginScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { from, by = 'username', to } = useSearch({ from: '/login' });
  const agentPage = from === 'agent';
  const [machine] = useState(() => siteLoginMachine(services));
  const byName = useActorRef(machine, { input: loginInput(services, { agentPage }) });
  const first = agentPage ? t('session.login.agentTitle') : t('session.login.title');
  const ways = useWaysIn(byName, { first, begin: by, agentPage });
  const { flow, title, vendor } = ways;
  usePageTitle(title);

  const entered = useEntered();
  const sent = to !== undefined;
  const greeting = sent ? undefined : t('session.login.lead');
  const lead = agentPage ? t('session.login.agentLead') : greeting;

  return (
    <EntryPage
      title={title}
      lead={title === first ? lead : undefined}
      stage={<EntryBanners group="w_login" />}
    >
      <LoginPanel
        key={from}
        flow={flow}
        onDone={(output) => {
          if (vendor) services.session.add({ gameVendor: vendor.vassalage });
          entered(output, agentPage ? undefined : vendor ? vendorGame(vendor) : returnPath(to));
        }}
        arrival={ways.arrival}
        forms={
          <>
            {/* Whoever wanted to go somewhere, or to play, is told why they are here. */}
            {sent && <InlineAlert tone="info">{t('platform.login.required')}</InlineAlert>}
            <LoginForms ways={ways} social={!agentPage} freePlay={!agentPage}>
              {!agentPage && <LoginWays />}
              {/* Whoever was on the way somewhere has chosen. */}
              {!agentPage && !sent && <VendorChoice vendor={vendor} onPick={ways.pickVendor} />}
            </LoginForms>
          </>
        }
      />
    </EntryPage>
  );
}
