import type { SessionEndReason } from '@livery/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { useFlow } from '../../../app/use-flow.ts';
import { PageBanners } from '../../banners/index.ts';
import { isTrial } from '../../session/index.ts';
import { VendorChoice } from '../../vendors/index.ts';
import { Entrance } from '../entrance/entrance.tsx';
import { loginInput, siteLoginMachine } from './login-flow.ts';
import { LoginForms } from './login-forms.tsx';
import { LoginLinks } from './login-links.tsx';
import { useLoginMethods } from './use-login-methods.ts';

const endWords = {
  expired: 'session.login.againText',
  signedInElsewhere: 'session.login.againElsewhere',
  passwordChanged: 'session.login.againPassword',
  excluded: 'session.login.againExcluded',
} as const satisfies Record<SessionEndReason, string>;

/**
 * Login over the page. After an expiry the page below stays as it was; otherwise the member lands on the home page
 * (spec §4), or where the address of the page below leads.
 */
export function LoginDialog({
  dialog: { flow, abandon, ended },
  ...presence
}: DialogProps<'login'>) {
  const services = useServices();
  const { session } = services;
  const { t } = useTranslation();
  const own = useFlow(() => siteLoginMachine(services), {
    input: (() => {
      const state = session.state();
      const username = state.kind === 'expired' ? state.record.username : undefined;
      return loginInput(services, { username });
    })(),
  });
  const methods = useLoginMethods(flow ?? own, {
    title: ended ? t('session.login.again') : t('session.login.title'),
  });
  const { step, vendor } = methods;
  // A visitor who has played without an account goes on so, and nobody else's page becomes a guest's.
  const [wasTrial] = useState(() => isTrial(session.state()));
  return (
    <Entrance
      in="dialog"
      {...presence}
      onClosed={() => {
        abandon?.();
        presence.onClosed();
      }}
      width={ended ? 440 : 860}
      login={methods}
      stage={!ended && <PageBanners group="w_login" />}
      leadsTo={methods.vendorPath}
      stays={ended !== undefined}
      onDone={() => {
        if (vendor) session.add({ gameVendor: vendor.vassalage });
      }}
      onCancel={() => {
        // A member who does not log in again is a guest from now on.
        if (ended) session.signOut();
      }}
      forms={
        <>
          {ended && step === 'form' && <p>{t(endWords[ended])}</p>}
          <LoginForms methods={methods} social freePlay={!ended || wasTrial}>
            {!ended && (
              <>
                <LoginLinks over />
                <VendorChoice vendor={vendor} onPick={methods.pickVendor} />
              </>
            )}
          </LoginForms>
        </>
      }
    />
  );
}
