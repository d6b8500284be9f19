import { HeroStage } from '@livery/ui/hero-stage';
import { useTranslation } from 'react-i18next';
import { Jackpot } from '../../app/jackpot.tsx';
import { useRegistrationOpen } from '../../app/registration-open.ts';
import { SiteButton } from '../../app/site-link.tsx';
import { useSession } from '../session/index.ts';

/** The one thing that matters on the page: who we are, what to do, and the jackpot. A guest registers, a member plays. */
export function Hero() {
  const { t } = useTranslation();
  const registrationOpen = useRegistrationOpen();
  const isGuest = useSession().kind === 'guest';
  return (
    <HeroStage
      title={t('home.hero.title')}
      lead={t('home.hero.lead')}
      actions={
        isGuest && registrationOpen ? (
          <>
            <SiteButton to="/register" variant="accent">
              {t('common.account.register')}
            </SiteButton>
            <SiteButton to="/" hash="games" variant="stage">
              {t('home.hero.games')}
            </SiteButton>
          </>
        ) : (
          <>
            <SiteButton to="/" hash="games" variant="accent">
              {t('home.hero.games')}
            </SiteButton>
            <SiteButton to="/" hash="lotteries" variant="stage">
              {t('home.hero.lotteries')}
            </SiteButton>
          </>
        )
      }
    >
      <Jackpot label={t('home.jackpot.title')} illustrationLabel={t('home.jackpot.illustration')} />
    </HeroStage>
  );
}
