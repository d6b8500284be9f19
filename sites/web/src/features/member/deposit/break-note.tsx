import type { Protection } from '@livery/api/contract/protection';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';

/** Why nothing can be paid in during a break, until when, and what stays open (domain.md B2). */
export function BreakNote({ taken }: { taken: NonNullable<Protection['break']> }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const time = format.dateTime(taken.until);
  return (
    <InlineAlert tone="info" title={t('deposit.break.title')}>
      {t(taken.kind === 'timeOut' ? 'deposit.break.timeOut' : 'deposit.break.excluded', { time })}{' '}
      {t('deposit.break.open')}
    </InlineAlert>
  );
}
