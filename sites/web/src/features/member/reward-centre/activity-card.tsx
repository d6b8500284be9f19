import type { ValueOf } from '@livery/api';
import type { activityList } from '@livery/api/contract/promotions';
import { foreignLang } from '@livery/i18n';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { SiteButton } from '../../../app/site-link.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { Thing, ThingHead } from '../rewards/rewards.styles.ts';

type Activity = ValueOf<typeof activityList>['list'][number];

/** The reward of a promotion. It is claimed on the promotion's page, where its terms stand beside the button (domain.md B2.27). */
export function ActivityCard({
  activity: { promotionId, title, language: spoken, reward, claimUntil },
}: {
  activity: Activity;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  return (
    <Thing>
      <ThingHead>
        <h3 {...foreignLang(spoken, language.code)}>{title}</h3>
        <strong>{format.money(reward)}</strong>
      </ThingHead>
      <Quiet>{t('prizes.from.activity')}</Quiet>
      {claimUntil !== undefined && (
        <Quiet>{t('prizes.until', { time: format.dateTime(claimUntil) })}</Quiet>
      )}
      <div>
        <SiteButton to="/promoDetail" search={{ id: promotionId }} variant="primary">
          {t('prizes.activity.see')}
        </SiteButton>
      </div>
    </Thing>
  );
}
