import { jackpotValue } from '@livery/api';
import { resolve } from '@livery/merchant/settings';
import { JackpotTicker } from '@livery/ui/jackpot-ticker';
import { useCallback } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { useServices } from './services.tsx';

/** Most merchants have none. */
const FeedJackpot = lazyPart(
  'jackpot feed',
  async () => (await import('./feed-jackpot.tsx')).FeedJackpot,
  { loading: FeedRoom },
);

const nothing = () => '';

/** As high as the feed's. */
function FeedRoom() {
  return <JackpotTicker label={'\u00a0'} amount={nothing} now={Date.now} source={'\u00a0'} />;
}

/**
 * The jackpot counter (spec §4, §9): the platform's own where the merchant has a feed, else an illustration, labelled so. A licensed
 * merchant without a feed has none.
 */
export function Jackpot({
  label,
  illustrationLabel,
}: {
  label: string;
  illustrationLabel: string;
}) {
  const { jackpot, profile } = useServices().site.merchant;
  if (jackpot.feed) return <FeedJackpot label={label} />;
  if (profile === 'licensed') return null;
  return <IllustrationJackpot label={label} illustrationLabel={illustrationLabel} />;
}

/** Computed from the platform's time, so that tabs and reloads agree. */
function IllustrationJackpot(labels: { label: string; illustrationLabel: string }) {
  const { site, client, format } = useServices();
  const amount = useCallback(() => {
    const { merchant } = site;
    const terms = {
      start: resolve('jackpotStart', { merchant }),
      step: resolve('jackpotStep', { merchant }),
      epoch: Date.parse(merchant.jackpot.epoch),
    };
    const decimals = resolve('currencyDecimals', { merchant });
    return format.money(jackpotValue(client.serverNow(), terms, decimals));
  }, [site, client, format]);
  return <JackpotTicker amount={amount} now={client.serverNow} {...labels} />;
}
