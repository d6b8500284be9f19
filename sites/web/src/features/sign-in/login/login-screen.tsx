import { InlineAlert } from '@livery/ui/inline-alert';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFlow } from '../../../app/use-flow.ts';
import { PageBanners } from '../../banners/index.ts';
import { returnPath } from '../../session/index.ts';
import { VendorChoice } from '../../vendors/index.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { loginInput, siteLoginMachine } from './login-flow.ts';
import { LoginForms } from './login-forms.tsx';
import { LoginLinks } from './login-links.tsx';
import { useLoginMethods } from './use-login-methods.ts';

/**
 * The login page (spec §2): for guests who open it themselves, whom a guard has sent, or who log in for another page of theirs.
 * With `?from=agent` only agents get in.
 */
export function LoginScreen() {
  const { from } = useSearch({ from: '/login' });
  // A login for agents is another login than the one for everybody.
  return <LoginOnPage key={from} agentPage={from === 'agent'} />;
}

function LoginOnPage({ agentPage }: { agentPage: boolean }) {
  const { t } = useTranslation();
  const services = useServices();
  const { by = 'username', to } = useSearch({ from: '/login' });
  const byName = useFlow(() => siteLoginMachine(services), {
    input: loginInput(services, { agentPage }),
  });
  const title = agentPage ? t('session.login.agentTitle') : t('session.login.title');
  const methods = useLoginMethods(byName, { title, begin: by, agentPage });
  const { vendor } = methods;

  const sent = to !== undefined;
  const greeting = sent ? undefined : t('session.login.lead');
  const lead = agentPage ? t('session.login.agentLead') : greeting;

  return (
    <Entrance
      in="page"
      login={methods}
      lead={methods.title === title ? lead : undefined}
      stage={<PageBanners group="w_login" />}
      leadsTo={agentPage ? undefined : (methods.vendorPath ?? returnPath(to))}
      onDone={() => {
        if (vendor) services.session.add({ gameVendor: vendor.vassalage });
      }}
      forms={
        <>
          {/* A guest who wanted to go somewhere, or to play, reads why the login is here. */}
          {sent && <InlineAlert tone="info">{t('platform.login.required')}</InlineAlert>}
          <LoginForms methods={methods} social={!agentPage} freePlay={!agentPage}>
            {!agentPage && <LoginLinks />}
            {!agentPage && !sent && <VendorChoice vendor={vendor} onPick={methods.pickVendor} />}
          </LoginForms>
        </>
      }
    />
  );
}
