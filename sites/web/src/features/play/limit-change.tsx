import { type Limit, limitConfirm, limitKeep, limitSet } from '@livery/api/contract/protection';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useDue } from '../../app/use-due.ts';
import { ButtonRow } from '../../styles/page.styles.ts';
import { NotProtected } from './not-protected.tsx';
import { useProtect } from './use-protect.ts';
import { useQuantity } from './use-quantity.ts';

/**
 * What can be done with a limit that holds (`domain` B2 13): ask for it to be taken away, and, once a looser one has waited, say yes a
 * second time or leave it as it is.
 */
export function LimitChange({ limit: { kind, period, pending } }: { limit: Limit }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const quantity = useQuantity();
  const isDue = useDue(pending?.from);
  const change = useProtect();
  const [pressed, setPressed] = useState<'confirm' | 'keep'>();
  const isBusy = (which: typeof pressed) => change.busy && pressed === which;
  const name = t('play.limits.of', {
    kind: t(`play.limits.${kind}`),
    period: t(`play.limits.${period}`),
  });
  return (
    <>
      <ButtonRow>
        {pending ? (
          <>
            {isDue && (
              <Button
                size="sm"
                busy={isBusy('confirm')}
                disabled={isBusy('keep')}
                onClick={() => {
                  setPressed('confirm');
                  change.run(() => client.call(limitConfirm, { kind, period }));
                }}
              >
                {pending.amount === null
                  ? t('play.limits.confirmNone')
                  : t('play.limits.confirm', { amount: quantity(kind, pending.amount) })}
              </Button>
            )}
            <Button
              size="sm"
              busy={isBusy('keep')}
              disabled={isBusy('confirm')}
              onClick={() => {
                setPressed('keep');
                change.run(() => client.call(limitKeep, { kind, period }));
              }}
            >
              {t('play.limits.keep')}
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            busy={change.busy}
            aria-label={t('play.limits.removeOf', { name })}
            onClick={() => change.run(() => client.call(limitSet, { kind, period, amount: null }))}
          >
            {t('play.limits.remove')}
          </Button>
        )}
      </ButtonRow>
      <NotProtected act={change} refused={t('play.limits.unchanged')} />
    </>
  );
}
