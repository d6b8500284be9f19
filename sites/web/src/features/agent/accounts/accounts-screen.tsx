import { Tabs } from '@livery/ui/tabs';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CentrePage } from '../../centre/index.ts';
import { CreatePart } from './create-part.tsx';
import { InvitePart } from './invite-part.tsx';

/** Bringing people in (spec §2, registerCenter): an account for somebody, or the agent's code and links. */
export function AccountsScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { show } = useSearch({ from: '/agent' });
  return (
    <CentrePage title={t('agentAccounts.title')} lead={t('agentAccounts.lead')}>
      <Tabs
        label={t('agentAccounts.tabs')}
        selected={show === 'links' ? 'links' : 'create'}
        onSelect={(id) =>
          void router.navigate({
            to: '/agent/registerCenter',
            search: id === 'links' ? { show: 'links' } : {},
            replace: true,
          })
        }
        tabs={[
          {
            id: 'create',
            label: t('agentAccounts.tab.create'),
            keeps: true,
            content: <CreatePart />,
          },
          { id: 'links', label: t('agentAccounts.tab.invite'), content: <InvitePart /> },
        ]}
      />
    </CentrePage>
  );
}
