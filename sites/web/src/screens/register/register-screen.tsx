import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../app/jackpot.tsx';
import { usePageTitle } from '../../app/page-title.ts';
import { invitation } from '../../session/invitation.ts';
import { useEntered } from '../../session/use-entered.ts';
import { useEntrance } from '../../session/use-entrance.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { EntryBanners } from '../entry/surroundings.tsx';
import { LoginPanel } from '../login/login-panel.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { RegisterWays } from './register-ways.tsx';

/** The registration page (spec §2): whoever is through is signed in and lands on the home page. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const first = t('entry.register.title');
  const login = useEntrance(first);
  const { flow, title } = login;
  const entered = useEntered();
  const search = useSearch({ strict: false });
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
        <LoginPanel flow={flow} onDone={entered} arrival={t('entry.register.arrived')} />
      ) : (
        <RegisterPanel login={login} invited={invitation(search)} ways={<RegisterWays />} />
      )}
    </EntryPage>
  );
}
