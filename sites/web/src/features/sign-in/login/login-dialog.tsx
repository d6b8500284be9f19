import type { SessionEndReason } from '@livery/api';
import type { LoginOutput } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../../../app/language-address.ts';
import type { Presence } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { EntryBanners } from '../../entry/entry-notice.tsx';
import { waysWords } from '../../entry/entry-words.ts';
import { wantedPath } from '../../session/guard-action.ts';
import { isTrial } from '../../session/visitor.ts';
import { VendorChoice } from '../../vendors/vendor-choice.tsx';
import { vendorGame } from '../../vendors/vendor-lead.ts';
import { Sided, SideStage } from './login-dialog.styles.ts';
import { type LoginFlow, loginInput, siteLoginMachine } from './login-flow.ts';
import { LoginForms } from './login-forms.tsx';
import { LoginWays } from './login-links.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useWaysIn } from './use-login-methods.ts';

const endWords = {
  expired: 'session.login.againText',
  signedInElsewhere: 'session.login.againElsewhere',
  passwordChanged: 'session.login.againPassword',
  excluded: 'session.login.againExcluded',
} as const satisfies Record<SessionEndReason, string>;

/**
 * Login over the page. After an expiry the page below stays as it was; otherwise the member lands on the home page
 * (spec §4), or where the address of the page below leads.
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
  const services = useServices();
  use(waysWords(services));
  const { dialogs, session, site } = services;
  const { t } = useTranslation();
  const router = useRouter();
  const [machine] = useState(() => siteLoginMachine(services));
  const [input] = useState(() => {
    const state = session.state();
    return loginInput(services, {
      username: state.kind === 'expired' ? state.record.username : undefined,
    });
  });
  const own = useActorRef(machine, { input });
  const ways = useWaysIn(given ?? own, {
    first: ended ? t('session.login.again') : t('session.login.title'),
  });
  const { flow, step, title, vendor } = ways;
  // Whoever has played without an account goes on so, and nobody else's page becomes a guest's.
  const [wasTrial] = useState(() => isTrial(session.state()));

  const close = (): void => {
    flow.send({ type: 'cancel' });
    dialogs.close();
    // Whoever does not want to go on is a guest from now on.
    if (ended) session.signOut();
  };
  const done = ({ goTo, previousLogin }: LoginOutput): void => {
    dialogs.close();
    dialogs.tellPreviousLogin(previousLogin);
    if (vendor) session.add({ gameVendor: vendor.vassalage });
    if (ended) return;
    const wanted = wantedPath(router.state.location.search);
    const path = vendor ? vendorGame(vendor) : (wanted ?? goTo);
    void router.navigate({ href: addressInside(site.basePath, path) });
  };
  return (
    <Dialog
      {...presence}
      width={ended ? 440 : 860}
      title={title}
      // A second step and a forced change end by an answer.
      alert={step === 'secondStep' || step === 'changePassword'}
      onClose={close}
      closeLabel={t('session.close')}
    >
      <Sided>
        {!ended && (
          <SideStage>
            <EntryBanners group="w_login" />
          </SideStage>
        )}
        <Stack>
          {ended && step === 'form' && <p>{t(endWords[ended])}</p>}
          <LoginPanel
            flow={flow}
            onDone={done}
            arrival={ways.arrival}
            forms={
              <LoginForms ways={ways} social freePlay={!ended || wasTrial}>
                {!ended && (
                  <>
                    <LoginWays over />
                    <VendorChoice vendor={vendor} onPick={ways.pickVendor} />
                  </>
                )}
              </LoginForms>
            }
          />
        </Stack>
      </Sided>
    </Dialog>
  );
}
