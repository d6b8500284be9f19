import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../app/jackpot.tsx';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { EntryBanners } from '../entry/entry-notice.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { keptInvitation } from '../session/invitation.ts';
import { LoginPanel } from '../sign-in/login/login-panel.tsx';
import { useEntered } from '../sign-in/login/use-entered.ts';
import { useEntrance } from '../sign-in/login/use-entrance.ts';
import { RegisterPanel } from './register-panel.tsx';
import { RegisterWays } from './registration-links.tsx';

/** The registration page (spec §2): whoever is through is signed in, and lands on the home page or where
 * they were going. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const first = t('entry.register.title');
  const login = useEntrance(first, t('entry.register.arrived'));
  const { flow, title } = login;
  const entered = useEntered();
  const [invited] = useState(() => keptInvitation(services.storage));
  usePageTitle(title);
  return (
    <EntryPage
      title={title}
      lead={flow ? undefined : t('entry.register.lead')}
      aside={
        <>
          <Jackpot
            label={t('entry.jackpot.title')}
            illustrationLabel={t('entry.jackpot.illustration')}
          />
          <EntryBanners group="w_register" />
        </>
      }
    >
      {flow ? (
        <LoginPanel flow={flow} onDone={entered} arrival={login.arrival} />
      ) : (
        <RegisterPanel login={login} invited={invited} ways={<RegisterWays />} />
      )}
    </EntryPage>
  );
}
