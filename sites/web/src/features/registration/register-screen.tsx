import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../app/jackpot.tsx';
import { PageBanners } from '../banners/index.ts';
import { Entrance, useEntrance } from '../sign-in/index.ts';
import { RegisterPanel } from './register-panel.tsx';
import { RegistrationLinks } from './registration-links.tsx';

/**
 * The registration page (spec §2): a new member is logged in, and lands on the home page or where they were going.
 */
export function RegisterScreen() {
  const { t } = useTranslation();
  const login = useEntrance(t('entry.register.title'), t('entry.register.arrived'));
  return (
    <Entrance
      in="page"
      login={login}
      lead={login.flow ? undefined : t('entry.register.lead')}
      aside={
        <>
          <RegisterJackpot />
          <PageBanners group="w_register" />
        </>
      }
    >
      <RegisterPanel login={login} links={<RegistrationLinks />} />
    </Entrance>
  );
}

/** The jackpot beside a registration (spec §2 "Registration screen"). */
export function RegisterJackpot() {
  const { t } = useTranslation();
  return (
    <Jackpot label={t('entry.jackpot.title')} illustrationLabel={t('entry.jackpot.illustration')} />
  );
}
