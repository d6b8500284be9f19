import { useMemo } from 'react';
import { useServices } from '../../../app/services.tsx';

/** How the figures of contracts are written: amounts, per cent and counts. */
export function useFigures() {
  const { format } = useServices();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(format.locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    return {
      money: (amount: string) => format.money(amount),
      rate: (rate: string) => percent.format(Number(rate) / 100),
      count: (members: number) => format.number(members),
      time: (time: number) => format.dateTime(time),
    };
  }, [format]);
}
