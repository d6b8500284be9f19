import type { ActService } from '@livery/flows/act';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../app/act-failed.tsx';
import type { FlowFailure } from '../app/failure-words.ts';
import { useKeptFocus } from '../app/kept-focus.ts';
import { memberKey } from '../app/member-key.ts';
import { useActs, useUnanswered } from '../app/use-acts.ts';
import { useFailureWords } from '../app/use-failure-words.ts';
import { ButtonRow, Stack } from '../styles/page.styles.ts';
import { Unanswered } from './unanswered.tsx';

/** A question that is answered before an act that cannot be taken back. */
export interface ActQuestion {
  readonly text: ReactNode;
  /** What stands on the buttons; the act's own label behind a yes, and a no, by default. */
  readonly yes?: string;
  readonly no?: string;
}

/**
 * An act of money behind one press: what came of it is said in its place. A lost answer is asked for again under its key, and never
 * done twice. Balance, history and every list of the member's are asked for again afterwards. Needs the words of `promotions`.
 *
 * @param props.offered whether it can be pressed; what was said of the last press stays when it no longer can
 * @param props.name what it is of, for those who cannot see what stands around it
 * @param props.done says what was done
 * @param props.refused says why it was not; the reason alone by default
 * @param props.onBegin called when it is sent
 * @param props.onDone told once the platform has done it
 * @param props.isPast another act has undone or moved on what was done: its success is no longer shown
 * @param props.beside another way on, next to the button for as long as that can be pressed
 */
export function ActButton<Request, Value>({
  label,
  name,
  service,
  request,
  ask,
  done,
  refused = (reason) => reason,
  onBegin,
  onDone,
  isPast = false,
  beside,
  offered = true,
  variant = 'primary',
  size = 'md',
}: {
  offered?: boolean;
  label: string;
  name: string;
  service: ActService<Request, Value>;
  request: Request;
  ask?: ActQuestion;
  done: (value: Value) => string;
  refused?: (reason: string) => string;
  onBegin?: () => void;
  onDone?: () => void;
  isPast?: boolean;
  beside?: ReactNode;
  variant?: 'primary' | 'neutral';
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [asked, setAsked] = useState(false);
  const part = useKeptFocus<HTMLDivElement>();
  const [outcome, setOutcome] = useState<{ readonly said: string } | 'unknown' | FlowFailure>();
  const failure = typeof outcome === 'object' && !('said' in outcome) ? outcome : undefined;
  const reason = useFailureWords(failure);
  const said =
    typeof outcome === 'object' && 'said' in outcome && !isPast ? outcome.said : undefined;
  const question = asked ? ask : undefined;
  const busy = acts.act !== undefined;

  function press(): void {
    if (ask && !asked) {
      setAsked(true);
      return;
    }
    setOutcome(undefined);
    onBegin?.();
    acts.run(service, request, (output) => {
      setAsked(false);
      if (output.result === 'done') setOutcome({ said: done(output.value) });
      else setOutcome(output.result === 'refused' ? output.failure : 'unknown');
      void cache.invalidateQueries({ queryKey: memberKey });
      if (output.result === 'done') onDone?.();
    });
  }
  if (unanswered && acts.act) return <Unanswered act={acts.act} />;
  if (!offered && said === undefined && outcome !== 'unknown' && !failure) return null;
  const button = (
    <Button
      size={size}
      variant={question ? 'primary' : variant}
      busy={busy}
      aria-label={`${labelOf(question)}: ${name}`}
      onClick={press}
    >
      {labelOf(question)}
    </Button>
  );
  return (
    <Stack ref={part}>
      {said !== undefined && (
        <InlineAlert tone="success" live="polite">
          {said}
        </InlineAlert>
      )}
      {outcome === 'unknown' && (
        <InlineAlert tone="warning" live="assertive">
          {t('promotions.lost.unknown')}
        </InlineAlert>
      )}
      <ActFailed>{reason && refused(reason)}</ActFailed>
      {offered && !question && (
        <ButtonRow>
          {button}
          {beside}
        </ButtonRow>
      )}
      {/* It takes the focus whole: an Enter that is held, or pressed twice, answers nothing. */}
      {offered && question && (
        <Stack>
          <p>{question.text}</p>
          <ButtonRow>
            {button}
            <Button size={size} disabled={busy} onClick={() => setAsked(false)}>
              {question.no ?? t('promotions.ask.no')}
            </Button>
          </ButtonRow>
        </Stack>
      )}
    </Stack>
  );

  function labelOf(asking: ActQuestion | undefined): string {
    return asking ? (asking.yes ?? t('promotions.ask.yes', { act: label })) : label;
  }
}
