import type { Promotion } from '@livery/api/contract/promotions';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useGuarded } from '../session/index.ts';

/** What a guest does: log in, and come back to this promotion. One to come or over has nothing to log in for. */
export function GuestPart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const guarded = useGuarded();
  const { state, startTime } = promotion;
  if (state === 'comingSoon')
    return <p>{t('promotions.text.comingSoon', { time: format.dateTime(startTime) })}</p>;
  if (state === 'closed') return <p>{t('promotions.text.closed')}</p>;
  return (
    <>
      <p>{t('promotions.guest.text')}</p>
      {/* A guest never gets through: the way to the login stands in place of the act. */}
      <Button variant="primary" size="lg" onClick={() => guarded(() => undefined)}>
        {t('promotions.guest.login')}
      </Button>
    </>
  );
}
