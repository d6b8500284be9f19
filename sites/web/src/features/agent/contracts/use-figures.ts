import type { AgentPay } from '@livery/api/contract/agents';
import { useMemo } from 'react';
import { useServices } from '../../../app/services.tsx';
import { usePercent } from '../use-percent.ts';

/** Periods that are less than a day, and are told by their hours. */
const short: readonly AgentPay['periodType'][] = ['Hourly', 'Every5Minutes'];

/** How the figures of contracts are written: amounts, per cent, counts and periods. */
export function useFigures() {
  const { format, site } = useServices();
  const { timeZone } = site.merchant;
  const rate = usePercent();
  return useMemo(() => {
    const { locale } = format;
    const days = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' });
    const hours = new Intl.DateTimeFormat(locale, {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return {
      money: (amount: string) => format.money(amount),
      rate,
      count: (members: number) => format.number(members),
      time: (time: number) => format.dateTime(time),
      /** A period whose end is not included: of days to the last of them, of hours to its end. */
      period: ({ from, to, periodType }: Pick<AgentPay, 'from' | 'to' | 'periodType'>) =>
        short.includes(periodType) ? hours.formatRange(from, to) : days.formatRange(from, to - 1),
    };
  }, [format, timeZone, rate]);
}
