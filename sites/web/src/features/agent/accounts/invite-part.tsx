import { agentInvitation } from '@livery/api/contract/agent-accounts';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { Part } from './accounts.styles.ts';
import { LinkCard } from './link-card.tsx';
import { NamedLinks } from './named-links.tsx';

/** The agent's code, who came by it, and the named links. */
export function InvitePart() {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const query = useQuery(memberQuery(client, agentInvitation, {}));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('agentAccounts.failed')}>
      {({ code, recommender, joined, links }) => (
        <Part>
          <Section title={t('agentAccounts.invite.title')}>
            <Quiet>{t('agentAccounts.invite.text')}</Quiet>
            <LinkCard
              code={code}
              facts={[
                { term: t('agentAccounts.invite.joined'), value: format.number(joined) },
                {
                  term: t('agentAccounts.invite.referrer'),
                  value: t('agentAccounts.invite.referrer.value', { ...recommender }),
                },
              ]}
            />
          </Section>
          <NamedLinks links={links} />
        </Part>
      )}
    </Loaded>
  );
}
