import {
  confirmationWith,
  type SentWithdrawal,
  selectConfirmation,
} from '@livery/flows/withdrawal-confirmation';
import { Section } from '@livery/ui/section';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { newKey } from '../../../app/use-acts.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { useVisibility } from '../../../app/use-visibility.ts';
import { Stack } from '../../../styles/page.styles.ts';
import { ConfirmPart } from './confirm-part.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutNews } from './payout-news.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import { Beside } from './withdrawal.styles.ts';
import { confirmationServices } from './withdrawal-services.ts';

interface Seen {
  readonly row: SentWithdrawal;
  readonly serverTime: number;
}

/**
 * A withdrawal on its way (spec §4 "Withdrawal confirmation"): its steps, what is new, and the member's answer when it was sent. The
 * page follows the platform for as long as it is in view, and decides nothing by its own clock.
 */
export function Payout({ seen }: { seen: Seen }) {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const cache = useQueryClient();
  const flow = useFlow(() => confirmationWith(confirmationServices(services)), {
    input: { newKey, now: Date.now, withdrawal: seen, hidden: document.hidden },
  });
  const view = useView(flow, selectConfirmation);
  const { withdrawal } = view;
  const { state } = withdrawal;
  useVisibility(flow);
  useEffect(() => {
    // One that is over has nothing more to learn.
    if (flow.getSnapshot().status === 'active') flow.send({ type: 'update', seen });
  }, [flow, seen]);
  useEffect(() => {
    // Balance, list and records are those after it; what was read before this page ran says nothing new.
    if (state !== seen.row.state) void cache.invalidateQueries({ queryKey: memberKey });
  }, [cache, state, seen.row.state]);
  return (
    <Section title={t('withdrawal.one.title', { amount: format.money(withdrawal.amount) })}>
      <Stack>
        <PayoutNews view={view} onRefresh={() => flow.send({ type: 'refresh' })} />
        {withdrawal.answers.length > 0 && view.step !== 'closed' && (
          <ConfirmPart view={view} send={flow.send} />
        )}
        <Beside>
          <PayoutSteps withdrawal={withdrawal} />
          <PayoutFacts withdrawal={withdrawal} />
        </Beside>
      </Stack>
    </Section>
  );
}
