import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { Entrance, useEntrance } from '../sign-in/index.ts';
import { ForgotLinks } from './forgot-links.tsx';
import { ForgotPanel } from './forgot-panel.tsx';

/** A forgotten password over the page; by mobile it ends logged in, on the home page (spec §4). */
export function ForgotDialog({ dialog: _, ...presence }: DialogProps<'forgot'>) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const login = useEntrance(t('entry.forgot.title'), t('entry.forgot.arrived'));
  return (
    <Entrance in="dialog" {...presence} width={440} login={login}>
      <ForgotPanel
        login={login}
        onLogin={() => dialogs.open({ kind: 'login' })}
        links={<ForgotLinks over />}
      />
    </Entrance>
  );
}
