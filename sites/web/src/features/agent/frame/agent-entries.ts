import type { IconName } from '@livery/ui/icon';
import type { AgentPageId } from '../agent-page-ids.ts';

/** The features of a merchant that a page of the centre may need (spec §3 "feature type"). */
export type AgentFeature = 'enableCt' | 'salary' | 'hourSalary' | 'agentRealtimeSalary';

/** A page in the menu: its icon, and the feature that it is there for. Default: for every agent. */
export const agentEntries: Record<
  AgentPageId,
  { readonly icon: IconName; readonly feature?: AgentFeature }
> = {
  agentAnnouncement: { icon: 'megaphone' },
  agentTeamOverview: { icon: 'chart' },
  registerCenter: { icon: 'me' },
  downlineManagmentView: { icon: 'people' },
  personalHistoryCopy: { icon: 'ticket' },
  palStatementsAgentCopy: { icon: 'chart' },
  agentRevenueReport: { icon: 'wallet' },
  agentDownlineTransactionDetailsCopy: { icon: 'list' },
  agentDividendRecordCopy2: { icon: 'gift', feature: 'enableCt' },
  agentDailyWages2: { icon: 'calendar', feature: 'salary' },
  agentHourSalary: { icon: 'clock', feature: 'hourSalary' },
  agentRealtimeSalary: { icon: 'retry', feature: 'agentRealtimeSalary' },
};
