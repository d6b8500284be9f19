import { depositWith, selectDeposit } from '@livery/flows/deposit';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../../app/member-key.ts';
import { partStates } from '../../../app/part-states.tsx';
import { useServices } from '../../../app/services.tsx';
import { Unanswered } from '../../../app/unanswered.tsx';
import { newKey, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { Stack } from '../../../styles/page.styles.ts';
import { ReachedLimit } from '../../play/index.ts';
import { AmountStep } from './amount-step.tsx';
import { depositServices } from './deposit-services.ts';
import { Methods } from './methods.tsx';

/**
 * A deposit that begins: the way to pay, then the amount. Once the platform has it, its own address shows it.
 *
 * @param props.onAgain it ended without an answer, and another one is to begin
 */
export function NewDeposit({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const router = useRouter();
  const cache = useQueryClient();
  const flow = useFlow(() => depositWith(depositServices(services)), {
    input: {
      decimals: services.site.merchant.currency.decimals,
      newKey,
      now: Date.now,
      hidden: document.hidden,
    },
    onDone: () => void cache.invalidateQueries({ queryKey: memberKey }),
  });
  const view = useView(flow, selectDeposit);
  const unanswered = useUnanswered(view.act);
  const reason = useFailureWords(view.failure);
  const reference = view.deposit?.reference;
  useEffect(() => {
    if (reference === undefined) return;
    void cache.invalidateQueries({ queryKey: memberKey });
    void router.navigate({ to: '/member/depositv2', search: { id: reference }, replace: true });
  }, [cache, router, reference]);

  if (view.step === 'loading') return <partStates.loading />;
  if (view.step === 'loadFailed') {
    return (
      <ErrorState
        title={t('deposit.failed')}
        {...(reason === undefined ? {} : { description: reason })}
        retryLabel={t('common.retry')}
        onRetry={() => flow.send({ type: 'retry' })}
      />
    );
  }
  if (view.step === 'closed') {
    return (
      <InlineAlert
        tone="warning"
        live="assertive"
        action={<Button onClick={onAgain}>{t('deposit.again')}</Button>}
      >
        {t('deposit.unknown')}
      </InlineAlert>
    );
  }
  const limited = view.failure?.kind === 'refused' && view.failure.code === 'LIMIT_REACHED';
  return (
    <Stack>
      {reason !== undefined && !view.busy && (
        <InlineAlert tone="danger" live="assertive">
          {reason}
        </InlineAlert>
      )}
      {limited && !view.busy && <ReachedLimit />}
      {unanswered && view.act && <Unanswered act={view.act} />}
      {view.step === 'method' ? (
        <Methods
          methods={view.methods}
          onChoose={(method) => flow.send({ type: 'choose', method })}
        />
      ) : (
        view.method && (
          <AmountStep
            view={view}
            method={view.method}
            onBack={() => flow.send({ type: 'back' })}
            onSubmit={(values) => flow.send({ type: 'submit', values })}
          />
        )
      )}
    </Stack>
  );
}
