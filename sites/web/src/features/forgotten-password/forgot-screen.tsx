import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressInside } from '../../app/language-address.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useServices } from '../../app/services.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { useWayIn } from '../entry/use-entry-link.ts';
import { LoginPanel } from '../sign-in/login/login-panel.tsx';
import { useEntered } from '../sign-in/login/use-entered.ts';
import { useEntrance } from '../sign-in/login/use-entrance.ts';
import { ForgotWays } from './forgot-links.tsx';
import { ForgotPanel } from './forgot-panel.tsx';

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
