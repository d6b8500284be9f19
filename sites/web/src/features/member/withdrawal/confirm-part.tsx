import type {
  ConfirmAnswer,
  ConfirmationEvent,
  ConfirmationView,
} from '@livery/flows/withdrawal-confirmation';
import { Button } from '@livery/ui/button';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { ProofForm } from './proof-form.tsx';
import { Card, Deadline } from './withdrawal.styles.ts';

/**
 * The member's answer to a payout that was sent, with the time that is left for it. What closes the withdrawal takes a second press;
 * "not received" comes with a proof.
 */
export function ConfirmPart({
  view,
  send,
}: {
  view: ConfirmationView;
  send: (event: ConfirmationEvent) => void;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const [asked, setAsked] = useState<ConfirmAnswer>();
  const unanswered = useUnanswered(view.act);
  const { withdrawal, busy } = view;
  const { confirmBy, answers, payout } = withdrawal;
  const choice = asked !== undefined && answers.includes(asked) ? asked : undefined;

  return (
    <Card>
      <Stack>
        <h3>{t('withdrawal.confirm.title')}</h3>
        {confirmBy !== undefined && (
          <Deadline>
            <span>{t('withdrawal.confirm.deadline', { time: format.dateTime(confirmBy) })}</span>
            <DrawCountdown
              endsAt={confirmBy}
              now={client.serverNow}
              label={t('withdrawal.confirm.left')}
              endedLabel={t('withdrawal.confirm.over')}
            />
          </Deadline>
        )}
        <Refusal view={view} />
        {unanswered && view.act && <Unanswered act={view.act} />}
        {choice === undefined && (
          <ButtonRow>
            {answers.map((answer) => (
              <Button
                key={answer}
                variant={answer === 'received' ? 'primary' : 'neutral'}
                size="lg"
                onClick={() => setAsked(answer)}
              >
                {t(`withdrawal.confirm.${answer}`)}
              </Button>
            ))}
          </ButtonRow>
        )}
        {choice === 'notReceived' && (
          <ProofForm
            view={view}
            locked={unanswered}
            onSubmit={(proof) => send({ type: 'notReceived', proof })}
            onCancel={() => setAsked(undefined)}
          />
        )}
        {(choice === 'received' || choice === 'fullPaymentMade') && !unanswered && (
          <>
            <p role="status">
              {t(`withdrawal.confirm.sure.${choice}`, { amount: format.money(payout) })}
            </p>
            <ButtonRow>
              <Button
                variant="primary"
                size="lg"
                busy={busy}
                onClick={() => send({ type: choice })}
              >
                {t('withdrawal.confirm.yes')}
              </Button>
              <Button size="lg" disabled={busy} onClick={() => setAsked(undefined)}>
                {t('withdrawal.confirm.no')}
              </Button>
            </ButtonRow>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Why the last answer was not taken; the withdrawal itself has been read again since. */
function Refusal({ view: { failure, busy } }: { view: ConfirmationView }) {
  const { t } = useTranslation();
  const reason = useFailureWords(failure);
  if (failure === undefined || busy) return null;
  const moved = failure.kind === 'refused' && failure.code === 'WRONG_STATE';
  return (
    <InlineAlert tone={moved ? 'warning' : 'danger'} live="assertive">
      {moved
        ? t('withdrawal.confirm.moved')
        : t('withdrawal.confirm.refused', { reason: reason ?? '' })}
    </InlineAlert>
  );
}
