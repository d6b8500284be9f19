import type { Limit } from '@livery/api/contract/protection';
import { ProgressBar } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { LimitChange } from './limit-change.tsx';
import { useQuantity } from './use-quantity.ts';

/** One limit: what is left of it, when more is, and the higher one, or its removal, that waits. */
export function LimitLine({ limit, manages = false }: { limit: Limit; manages?: boolean }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const quantity = useQuantity();
  const { kind, period, amount, used, left, resetsAt, pending } = limit;
  const datesOf = ({ asked, from }: NonNullable<Limit['pending']>) => ({
    asked: format.dateTime(asked),
    time: format.dateTime(from),
  });
  return (
    <li>
      <ProgressBar
        label={t('play.limits.of', {
          kind: t(`play.limits.${kind}`),
          period: t(`play.limits.${period}`),
        })}
        value={Number(used)}
        max={Number(amount)}
        text={t('play.limits.left', {
          left: quantity(kind, left),
          amount: quantity(kind, amount),
        })}
      />
      {resetsAt !== undefined && (
        <p>{t('play.limits.resets', { time: format.dateTime(resetsAt) })}</p>
      )}
      {pending && (
        <p>
          {pending.amount === null
            ? t('play.limits.pendingNone', datesOf(pending))
            : t('play.limits.pending', {
                ...datesOf(pending),
                amount: quantity(kind, pending.amount),
              })}
        </p>
      )}
      {manages && <LimitChange limit={limit} />}
    </li>
  );
}
