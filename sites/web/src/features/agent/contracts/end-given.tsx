import { type AgentContract, contractEndRequest } from '@livery/api/contract/agents';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { Unanswered } from '../../../form/unanswered.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { stateOf } from './contract-card.tsx';
import { useContractAct } from './use-contract-act.ts';

/** Takes an offer back, or asks for the end of a contract, which the agent below has to agree to (spec §4). */
export function EndGiven({ contract }: { contract: AgentContract }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { lost, busy, done, problem, run } = useContractAct();
  const [asked, setAsked] = useState(false);
  const { contractId, nickname = '' } = contract;
  const state = stateOf(contract);
  const act = state === 'offered' ? 'takeBack' : state === 'active' ? 'askEnd' : undefined;
  if (lost) return <Unanswered act={lost} />;
  const label = act && t(`contracts.${act}`);
  const pressed = asked && label ? t('contracts.confirm', { act: label }) : label;
  const send = () =>
    run(
      ({ request, key }, signal) =>
        client.call(contractEndRequest, request, { idempotencyKey: key, signal }),
      { contractId },
      () => setAsked(false),
    );
  return (
    <Stack>
      {done && (
        <InlineAlert tone="success" live="polite">
          {t('contracts.told', { state: t(`contracts.state.${stateOf(done)}`) })}
        </InlineAlert>
      )}
      <ActFailed>{problem}</ActFailed>
      {act && asked && <p>{t(`contracts.${act}.ask`)}</p>}
      {act === 'askEnd' && asked && <p>{t('contracts.review.due')}</p>}
      {pressed && (
        // The question has buttons of its own: a held Enter does not answer it.
        <ButtonRow key={String(asked)}>
          <Button
            busy={busy}
            aria-label={`${pressed}: ${nickname}`}
            onClick={asked ? send : () => setAsked(true)}
          >
            {pressed}
          </Button>
          {asked && (
            <Button disabled={busy} onClick={() => setAsked(false)}>
              {t('contracts.back')}
            </Button>
          )}
        </ButtonRow>
      )}
    </Stack>
  );
}
