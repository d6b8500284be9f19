import type { Limit } from '@livery/api/contract/protection';
import { type DepositOutput, depositWith, selectDeposit } from '@livery/flows/deposit';
import { ErrorState } from '@livery/ui/error-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { newKey, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { useReadAgain } from '../../../app/use-on-return.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { AmountForm } from './amount-form.tsx';
import { depositQuery } from './deposit-queries.ts';
import { depositServices } from './deposit-services.ts';
import { MethodChoice } from './method-choice.tsx';
import { useDepositAddress } from './use-deposit-address.ts';

/** Begins a deposit. Once the platform has it, the page is that deposit's. */
export function NewDeposit({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [tries, setTries] = useState(0);
  return (
    <>
      {tries > 0 && (
        <InlineAlert tone="warning" live="assertive" title={t('deposit.unknown.title')}>
          {t('deposit.unknown.text')}
        </InlineAlert>
      )}
      <Beginning
        key={tries}
        limits={limits}
        onDone={({ result }) => {
          if (result !== 'unknown') return;
          // Whether it was begun, the list says.
          void cache.invalidateQueries({ queryKey: memberKey });
          setTries(tries + 1);
        }}
      />
    </>
  );
}

function Beginning({
  limits,
  onDone,
}: {
  limits: readonly Limit[];
  onDone: (output: DepositOutput) => void;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const cache = useQueryClient();
  const { address, replace } = useDepositAddress();
  const deposits = depositServices(services);
  const flow = useFlow(() => depositWith(deposits), {
    input: { newKey, now: Date.now, decimals: services.site.merchant.currency.decimals },
    onDone,
  });
  const view = useView(flow, selectDeposit);
  const unanswered = useUnanswered(view.act);
  const why = useFailureWords(view.failure);
  const { step, methods, method, deposit, failure } = view;
  const isClosed = failure?.kind === 'refused' && failure.code === 'NOT_AVAILABLE';
  const reason = isClosed ? t('deposit.method.down') : why;

  const resume = useEffectEvent(() => {
    if (address.type !== undefined) flow.send({ type: 'choose', method: address.type });
  });
  const opened = useEffectEvent(() => {
    const { followed } = flow.getSnapshot().context;
    if (!followed) return;
    const { row, serverTime } = followed;
    cache.setQueryData(depositQuery(services, row.reference).queryKey, { row, serverTime });
    void cache.invalidateQueries({ queryKey: [...memberKey, 'depositList'] });
    replace({ id: row.reference, show: address.show });
  });
  useReadAgain(
    deposits.loadMethods,
    (now) => flow.send({ type: 'offered', methods: now }),
    isClosed,
  );
  useEffect(() => {
    if (step === 'method') resume();
  }, [step]);
  useEffect(() => {
    if (deposit) opened();
  }, [deposit]);

  if (step === 'loadFailed') {
    return (
      <ErrorState
        title={t('deposit.methods.failed')}
        {...(reason === undefined ? {} : { description: reason })}
        retryLabel={t('common.retry')}
        onRetry={() => flow.send({ type: 'retry' })}
      />
    );
  }
  if (step === 'method') {
    return (
      <MethodChoice
        methods={methods}
        onChoose={(code) => {
          flow.send({ type: 'choose', method: code });
          replace({ ...address, type: code });
        }}
      />
    );
  }
  if (method && (step === 'amount' || step === 'creating')) {
    return (
      <>
        {unanswered && view.act && <Unanswered act={view.act} />}
        <ActFailed>{step === 'amount' && reason && t('deposit.refused', { reason })}</ActFailed>
        <AmountForm
          view={view}
          method={method}
          limits={limits}
          locked={unanswered}
          onSubmit={(values) => flow.send({ type: 'submit', values })}
          onBack={() => {
            // The address first: what it names would be chosen again.
            replace({ show: address.show });
            flow.send({ type: 'back' });
          }}
        />
      </>
    );
  }
  return (
    <SkeletonGroup label={t('common.loading')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
