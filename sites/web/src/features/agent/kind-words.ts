import type { ContractKind } from '@livery/api/contract/agents';
import type { MessageId } from '@livery/i18n';

/** What each kind of contract is called in the centre's menu. */
export const kindWords = {
  dividend: 'centre.agent.agentDividendRecordCopy2',
  daily: 'centre.agent.agentDailyWages2',
  hourly: 'centre.agent.agentHourSalary',
  realtime: 'centre.agent.agentRealtimeSalary',
} as const satisfies Record<ContractKind, MessageId>;
