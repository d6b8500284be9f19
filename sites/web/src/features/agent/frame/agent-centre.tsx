import { useTranslation } from 'react-i18next';
import { CentreFrame } from '../../centre/index.ts';
import { useAgentEntries } from './use-agent-entries.ts';

/** The agent centre (spec §2): the menu's pages that are there for this agent, and the one of the address. */
export function AgentCentre() {
  const { t } = useTranslation();
  return <CentreFrame title={t('centre.agent.title')} items={useAgentEntries()} />;
}
