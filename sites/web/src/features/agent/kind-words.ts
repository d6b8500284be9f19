import type { ContractKind } from '@livery/api/contract/agents';
import type { MessageId } from '@livery/i18n';
import { useServices } from '../../../app/services.tsx';

/** What each kind of contract is called in the centre's menu. */
export const kindWords = {
  dividend: 'centre.agent.agentDividendRecordCopy2',
  daily: 'centre.agent.agentDailyWages2',
  hourly: 'centre.agent.agentHourSalary',
  realtime: 'centre.agent.agentRealtimeSalary',
} as const satisfies Record<ContractKind, MessageId>;

/** Writes a rate of per cent as the language does. */
export function usePercent(): (rate: string) => string {
  const { language } = useServices();
  const percent = new Intl.NumberFormat(language.tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (rate) => percent.format(Number(rate) / 100);
}
