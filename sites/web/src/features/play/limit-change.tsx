import { failureOf } from '@livery/api';
import { type Limit, limitConfirm, limitKeep, limitSet } from '@livery/api/contract/protection';
import { Button } from '@livery/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { protectionQuery } from '../../app/protection-query.ts';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { ButtonRow } from '../../styles/page.styles.ts';
import { useQuantity } from './use-quantity.ts';

/**
 * What can be done with a limit that holds (`domain` B2 13): ask for it to be taken away, and, once a looser one has waited, say yes a
 * second time or leave it as it is.
 */
export function LimitChange({ limit: { kind, period, pending } }: { limit: Limit }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const quantity = useQuantity();
  const change = useMutation({
    mutationFn: (act: 'confirm' | 'keep' | 'remove') => {
      const name = { kind, period };
      if (act === 'remove') return client.call(limitSet, { ...name, amount: null });
      return client.call(act === 'confirm' ? limitConfirm : limitKeep, name);
    },
    onSuccess: (standing) => cache.setQueryData(protectionQuery(client).queryKey, standing),
  });
  const reason = useFailureWords(failureOf(change.error));
  const name = t('play.limits.of', {
    kind: t(`play.limits.${kind}`),
    period: t(`play.limits.${period}`),
  });
  return (
    <>
      <ButtonRow>
        {pending ? (
          <>
            {pending.from <= client.serverNow() && (
              <Button size="sm" busy={change.isPending} onClick={() => change.mutate('confirm')}>
                {pending.amount === null
                  ? t('play.limits.confirmNone')
                  : t('play.limits.confirm', { amount: quantity(kind, pending.amount) })}
              </Button>
            )}
            <Button size="sm" disabled={change.isPending} onClick={() => change.mutate('keep')}>
              {t('play.limits.keep')}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            busy={change.isPending}
            aria-label={t('play.limits.removeOf', { name })}
            onClick={() => change.mutate('remove')}
          >
            {t('play.limits.remove')}
          </Button>
        )}
      </ButtonRow>
      <ActFailed>{change.isError && (reason ?? t('play.limits.failed'))}</ActFailed>
    </>
  );
}
