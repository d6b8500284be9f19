import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../app/page-title.ts';
import { Page, Panel } from '../../entry/entry-page.styles.ts';
import { ChangePasswordPanel } from './change-password-panel.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Change of password as a page (spec §2); afterwards the member is on the home page. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const flow = useChangePassword(() => void router.navigate({ to: '/' }));
  const title = t('session.change.title');
  usePageTitle(title);
  return (
    <Page>
      <Panel>
        <h1>{title}</h1>
        <ChangePasswordPanel flow={flow} />
      </Panel>
    </Page>
  );
}
