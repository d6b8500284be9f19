import type { ActivityState } from '@livery/api/contract/promotions';
import { StatusPill } from '@livery/ui/status-pill';
import { useTranslation } from 'react-i18next';

/** Where a promotion, or a member in it, stands (spec §4). */
export function ActivityPill({ state }: { state: ActivityState }) {
  const { t } = useTranslation();
  return (
    <StatusPill status={state === 'comingSoon' ? 'coming-soon' : state}>
      {t(`promotions.state.${state}`)}
    </StatusPill>
  );
}
