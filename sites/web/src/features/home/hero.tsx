import { Button } from '@livery/ui/button';
import { HeroStage } from '@livery/ui/hero-stage';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../app/jackpot.tsx';

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
      <Jackpot label={t('home.jackpot.title')} illustrationLabel={t('home.jackpot.illustration')} />
    </HeroStage>
  );
}
