import { jackpotValue } from '@livery/api';
import { resolve } from '@livery/merchant/settings';
import { Button } from '@livery/ui/button';
import { HeroStage } from '@livery/ui/hero-stage';
import { JackpotTicker } from '@livery/ui/jackpot-ticker';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';

/** The one thing that matters on the page: who we are, the way in, and the jackpot. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <HeroStage
      title={t('home.hero.title')}
      lead={t('home.hero.lead')}
      actions={
        <>
          <Button href="/#games" variant="accent">
            {t('home.hero.games')}
          </Button>
          <Button href="/#lotteries" variant="stage">
            {t('home.hero.lotteries')}
          </Button>
        </>
      }
    >
      <Jackpot />
    </HeroStage>
  );
}

/**
 * The jackpot counter: an illustration and labelled so, computed from the platform's time (spec §4, §9).
 */
function Jackpot() {
  const { t } = useTranslation();
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
  return (
    <JackpotTicker
      value={value}
      format={text}
      now={client.serverNow}
      label={t('home.jackpot.title')}
      illustrationLabel={t('home.jackpot.illustration')}
    />
  );
}
