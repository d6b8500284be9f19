import type { ActService } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowFailure } from '../../../app/failure-words.ts';
import { memberKey } from '../../../app/member-key.ts';
import { useActs, useUnanswered } from '../../../app/use-acts.ts';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';

/**
 * An act of money behind one press: what came of it is said in its place. A lost answer is asked for again under its key, and never
 * done twice. Balance, history and every list of the member's are asked for again afterwards.
 *
 * @param props.offered whether it can be pressed; what was said of the last press stays when it no longer can
 * @param props.name what it is of, for those who cannot see what stands around it
 * @param props.ask a question that is answered first, where the act cannot be taken back
 * @param props.done says what was done
 */
export function ClaimButton<Request, Value>({
  label,
  name,
  service,
  request,
  ask,
  done,
  offered = true,
  variant = 'primary',
}: {
  offered?: boolean;
  label: string;
  name: string;
  service: ActService<Request, Value>;
  request: Request;
  ask?: string;
  done: (value: Value) => string;
  variant?: 'primary' | 'neutral';
}) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly said: string } | 'unknown' | FlowFailure>();
  const failure = typeof outcome === 'object' && !('said' in outcome) ? outcome : undefined;
  const reason = useFailureWords(failure);

  function press(): void {
    setOutcome(undefined);
    acts.run(service, request, (output) => {
      setAsked(false);
      if (output.result === 'done') setOutcome({ said: done(output.value) });
      else setOutcome(output.result === 'refused' ? output.failure : 'unknown');
      void cache.invalidateQueries({ queryKey: memberKey });
    });
  }
  if (unanswered && acts.act) return <Unanswered act={acts.act} />;
  if (!offered && outcome === undefined) return null;
  return (
    <Stack>
      {typeof outcome === 'object' && 'said' in outcome && (
        <InlineAlert tone="success" live="polite">
          {outcome.said}
        </InlineAlert>
      )}
      {outcome === 'unknown' && (
        <InlineAlert tone="warning" live="assertive">
          {t('rewards.unknown')}
        </InlineAlert>
      )}
      {failure && (
        <InlineAlert tone="danger" live="assertive">
          {reason}
        </InlineAlert>
      )}
      {ask !== undefined && asked && <p>{ask}</p>}
      {offered && (
        <ButtonRow>
          <Button
            variant={variant}
            busy={acts.act !== undefined}
            aria-label={`${label}: ${name}`}
            onClick={ask !== undefined && !asked ? () => setAsked(true) : press}
          >
            {ask !== undefined && asked ? t('rewards.yes', { act: label }) : label}
          </Button>
          {asked && (
            <Button disabled={acts.act !== undefined} onClick={() => setAsked(false)}>
              {t('rewards.no')}
            </Button>
          )}
        </ButtonRow>
      )}
    </Stack>
  );
}
