import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../../app/language-address.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { useEntered } from '../../session/use-entered.ts';
import { useEntrance } from '../../session/use-entrance.ts';
import { useWayIn } from '../../session/use-way-in.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { LoginPanel } from '../login/login-panel.tsx';
import { ForgotPanel } from './forgot-panel.tsx';
import { ForgotWays } from './forgot-ways.tsx';

/** The page for a forgotten password (spec §2); by mobile it ends signed in, on the home page. */
export function ForgotScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { site } = useServices();
  const wayIn = useWayIn();
  const login = useEntrance(t('entry.forgot.title'), t('entry.forgot.arrived'));
  const { flow, title } = login;
  const entered = useEntered();
  usePageTitle(title);
  return (
    <EntryPage title={title} lead={flow ? undefined : t('entry.forgot.lead')}>
      {flow ? (
        <LoginPanel flow={flow} onDone={entered} arrival={login.arrival} />
      ) : (
        <ForgotPanel
          login={login}
          onLogin={() =>
            void router.navigate({ href: addressInside(site.basePath, wayIn('/login')) })
          }
          ways={<ForgotWays />}
        />
      )}
    </EntryPage>
  );
}
