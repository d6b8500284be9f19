import { useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Entrance, useEntrance } from '../sign-in/index.ts';
import { ForgotLinks } from './forgot-links.tsx';
import { ForgotPanel } from './forgot-panel.tsx';

/** The page for a forgotten password (spec §2); by mobile it ends logged in, on the home page. */
export function ForgotScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { to } = useSearch({ from: '/forget' });
  const login = useEntrance(t('entry.forgot.title'), t('entry.forgot.arrived'));
  return (
    <Entrance in="page" login={login} lead={login.flow ? undefined : t('entry.forgot.lead')}>
      <ForgotPanel
        login={login}
        onLogin={() => void router.navigate({ to: '/login', search: { to } })}
        links={<ForgotLinks />}
      />
    </Entrance>
  );
}
