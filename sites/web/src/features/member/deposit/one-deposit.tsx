import { type Deposit, depositWith, selectDeposit } from '@livery/flows/deposit';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { Unanswered } from '../../../app/unanswered.tsx';
import { newKey, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { Stack } from '../../../styles/page.styles.ts';
import { DepositFacts } from './deposit-facts.tsx';
import { depositQuery, depositServices } from './deposit-services.ts';
import { PayStep } from './pay-step.tsx';
import { ProofStep } from './proof-step.tsx';

/** One deposit by its reference: also after a reload, and on another device, it goes on from where the platform has it. */
export function OneDeposit({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const services = useServices();
  const query = useQuery(depositQuery(services, reference));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('deposit.one.failed')}>
      {(seen) => <Followed seen={seen} />}
    </Loaded>
  );
}

function Followed({ seen }: { seen: { readonly row: Deposit; readonly serverTime: number } }) {
  const { t } = useTranslation();
  const services = useServices();
  const cache = useQueryClient();
  // What it begins with; from then on the flow reads it itself.
  const [deposit] = useState(seen);
  const flow = useFlow(() => depositWith(depositServices(services)), {
    input: {
      decimals: services.site.merchant.currency.decimals,
      newKey,
      now: Date.now,
      deposit,
      hidden: document.hidden,
    },
  });
  const view = useView(flow, selectDeposit);
  const unanswered = useUnanswered(view.act);
  const reason = useFailureWords(view.failure);
  const stale = useFailureWords(view.readFailure);
  const row = view.deposit ?? deposit.row;
  const { state } = row;
  useEffect(() => {
    // Balance, list and history are those after what has become of it.
    if (state !== deposit.row.state) void cache.invalidateQueries({ queryKey: memberKey });
  }, [cache, state, deposit]);
  useEffect(() => {
    const changed = () => flow.send({ type: document.hidden ? 'hidden' : 'shown' });
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [flow]);
  return (
    <Stack>
      {reason !== undefined && !view.busy && (
        <InlineAlert tone="danger" live="assertive">
          {reason}
        </InlineAlert>
      )}
      {stale !== undefined && (
        <InlineAlert tone="warning" live="polite">
          {t('deposit.stale', { reason: stale })}
        </InlineAlert>
      )}
      {unanswered && view.act && <Unanswered act={view.act} />}
      <div role="status">
        <InlineAlert tone={tones[state]} title={t(`deposit.state.${state}`)}>
          {row.failure
            ? row.failure.message
            : t(`deposit.state.${row.late && state === 'paid' ? 'late' : state}.text`)}
        </InlineAlert>
      </div>
      {state === 'created' && (
        <PayStep
          deposit={row}
          view={view}
          onPaid={(fields) => flow.send({ type: 'paid', fields })}
          onGiveUp={() => flow.send({ type: 'giveUp' })}
        />
      )}
      {state === 'paid' && (
        <ProofStep
          deposit={row}
          view={view}
          onSend={(images) => flow.send({ type: 'sendProof', images })}
        />
      )}
      <DepositFacts deposit={row} />
    </Stack>
  );
}

const tones = {
  created: 'info',
  paid: 'info',
  arrived: 'success',
  failed: 'danger',
  expired: 'warning',
  cancelled: 'info',
} as const satisfies Record<Deposit['state'], string>;
