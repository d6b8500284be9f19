import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { Entrance, useEntrance } from '../sign-in/index.ts';
import { RegisterPanel } from './register-panel.tsx';
import { RegisterJackpot } from './register-screen.tsx';
import { RegistrationLinks } from './registration-links.tsx';

/** Registration over the page; a new member lands on the home page (spec §4). */
export function RegisterDialog({ dialog: _, ...presence }: DialogProps<'register'>) {
  const { t } = useTranslation();
  const login = useEntrance(t('entry.register.title'), t('entry.register.arrived'));
  return (
    <Entrance in="dialog" {...presence} width={480} login={login} aside={<RegisterJackpot />}>
      <RegisterPanel login={login} links={<RegistrationLinks over />} />
    </Entrance>
  );
}
