import { jackpotValue } from '@livery/api';
import { resolve } from '@livery/merchant/settings';
import { JackpotTicker } from '@livery/ui/jackpot-ticker';
import { useCallback } from 'react';
import { useServices } from './services.tsx';

/** The jackpot counter: an illustration and labelled so, computed from the platform's time (spec §4, §9). */
export function Jackpot(labels: { label: string; illustrationLabel: string }) {
  const { site, client, format } = useServices();
  const value = useCallback(() => {
    const { merchant } = site;
    const terms = {
      start: resolve('jackpotStart', { merchant }),
      step: resolve('jackpotStep', { merchant }),
      epoch: Date.parse(merchant.jackpot.epoch),
    };
    return jackpotValue(client.serverNow(), terms, resolve('currencyDecimals', { merchant }));
  }, [site, client]);
  const text = useCallback((minor: bigint) => format.money(minor), [format]);
  return <JackpotTicker value={value} format={text} now={client.serverNow} {...labels} />;
}
