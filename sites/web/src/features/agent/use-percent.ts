import { useMemo } from 'react';
import { useServices } from '../../app/services.tsx';

/** Writes a rate of per cent, to two digits after the point. */
export function usePercent(): (rate: string) => string {
  const { locale } = useServices().format;
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return (rate) => percent.format(Number(rate) / 100);
  }, [locale]);
}
