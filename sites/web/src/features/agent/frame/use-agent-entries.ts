import { consolidatedContract } from '@livery/api/contract/agents';
import type { SideMenuEntry } from '@livery/ui/side-menu';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { agentPageIds } from '../agent-page-ids.ts';
import { type AgentFeature, agentEntries } from './agent-entries.ts';

/** The centre's menu: the pages that every agent has, and those of the features that are on (spec §2, §6). */
export function useAgentEntries(): SideMenuEntry[] {
  const { t } = useTranslation();
  const href = useHref();
  const has = useAgentFeatures();
  return agentPageIds
    .filter((id) => {
      const { feature } = agentEntries[id];
      return feature === undefined || has[feature];
    })
    .map((id) => ({
      id,
      label: t(`centre.agent.${id}`),
      href: href({ to: `/agent/${id}` }),
      icon: agentEntries[id].icon,
    }));
}

/** Which of the features are on: as the platform says, and until it has said so, as the merchant's file does. */
function useAgentFeatures(): Readonly<Record<AgentFeature, boolean>> {
  const { client, site } = useServices();
  const { data } = useQuery(memberQuery(client, consolidatedContract, {}));
  const { features } = site.merchant;
  return {
    enableCt: data?.dividend.enabled ?? features.enableCt,
    salary: data?.dailySalary.enabled ?? features.salary,
    hourSalary: data?.hourlySalary.enabled ?? features.hourSalary,
    agentRealtimeSalary: data?.realtimeSalary.enabled ?? features.agentRealtimeSalary,
  };
}
