import { agentAccountChoices } from '@livery/api/contract/agent-accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { registerSettingsQuery } from '../../../app/registration-rules-query.ts';
import { useServices } from '../../../app/services.tsx';
import { CreateForm } from './create-form.tsx';
import { type Opened, OpenedPart } from './opened-part.tsx';

/** An account for somebody: the form, and then what to pass on. */
export function CreatePart() {
  const { t } = useTranslation();
  const { client } = useServices();
  const choices = useQuery(memberQuery(client, agentAccountChoices, {}));
  const rules = useQuery(registerSettingsQuery(client));
  const [opened, setOpened] = useState<Opened>();
  if (opened) return <OpenedPart opened={opened} onNext={() => setOpened(undefined)} />;
  return (
    <Loaded query={rules} loading={t('common.loading')} failed={t('agentAccounts.failed')}>
      {(ruleOf) => (
        <Loaded query={choices} loading={t('common.loading')} failed={t('agentAccounts.failed')}>
          {(may) => <CreateForm choices={may} rules={ruleOf} onOpened={setOpened} />}
        </Loaded>
      )}
    </Loaded>
  );
}
