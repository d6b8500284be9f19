import { Button } from '@livery/ui/button';
import { HeroStage } from '@livery/ui/hero-stage';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../app/page-title.ts';
import { useServices } from '../../../app/services.tsx';
import type { SessionRecord } from '../../../app/session-record.ts';
import { SiteButton } from '../../../app/site-link.tsx';
import { useSession } from '../../session/index.ts';
import { Facts, Page } from './agent-home-screen.styles.ts';

/** Where an agent lands after login (spec §2): who they are, and the ways on. */
export function AgentHomeScreen() {
  const session = useSession();
  const { dialogs } = useServices();
  if (session.kind === 'guest') return null;
  return <AgentHome agent={session.record} onLogout={() => dialogs.open({ kind: 'logout' })} />;
}

/** The agent's landing as a pure view. */
export function AgentHome({ agent, onLogout }: { agent: SessionRecord; onLogout: () => void }) {
  const { t } = useTranslation();
  const title = t('session.agent.title');
  usePageTitle(title);
  const account = agent.account ?? agent.username;
  return (
    <Page>
      <HeroStage
        title={title}
        lead={t('session.agent.lead')}
        actions={
          <>
            <SiteButton to="/agent" variant="accent">
              {t('session.agent.open')}
            </SiteButton>
            <SiteButton to="/" variant="stage">
              {t('session.agent.home')}
            </SiteButton>
            <Button variant="stage" onClick={onLogout}>
              {t('session.agent.logout')}
            </Button>
          </>
        }
      >
        <Facts>
          {agent.nickname && (
            <div>
              <dt>{t('session.agent.name')}</dt>
              <dd>{agent.nickname}</dd>
            </div>
          )}
          {account && (
            <div>
              <dt>{t('session.agent.account')}</dt>
              <dd>{account}</dd>
            </div>
          )}
          {agent.isAgent !== undefined && (
            <div>
              <dt>{t('session.agent.level')}</dt>
              <dd>{agent.isAgent}</dd>
            </div>
          )}
        </Facts>
      </HeroStage>
    </Page>
  );
}
