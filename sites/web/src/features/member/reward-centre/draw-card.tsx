import type { ActService } from '@livery/flows/act';
import { isMore } from '@livery/flows/amount';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { shareText } from '../../../form/file-words.ts';
import { Unanswered } from '../../../form/unanswered.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { ThingHead } from '../rewards/rewards.styles.ts';
import { Told } from '../transfer/transfer.styles.ts';
import { DrawnThing, Prizes, Sign } from './reward-centre.styles.ts';
import { type Outcome, useDraw } from './use-draw.ts';

/**
 * Something that is drawn: its picture, every prize with its chance beside the button, and what came of it. It costs nothing; the
 * platform has drawn before the picture moves.
 *
 * @param props.from what it was given for
 * @param props.note until when, or what there is to know of it
 * @param props.sign marks a prize in the table as the picture does
 * @param props.turnMs how long the picture moves
 */
export function DrawCard<Request>({
  title,
  from,
  note,
  prizes,
  sign,
  offered,
  label,
  known,
  service,
  request,
  turnMs = 0,
  picture,
}: {
  title: string;
  from: ReactNode;
  note: string;
  prizes: readonly { readonly amount: string; readonly chancePercent: number }[];
  sign?: (prize: number) => string;
  offered: boolean;
  label: string;
  known: Outcome | undefined;
  service: ActService<Request, Outcome>;
  request: Request;
  turnMs?: number;
  picture: (outcome: Outcome | undefined, turning: boolean) => ReactNode;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const place = useRef<HTMLLIElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const draw = useDraw({ service, request, known, turnMs, place });
  const { act, unanswered, outcome, turning } = draw;
  const reason = useFailureWords(draw.failure);
  // The button that had the focus is gone.
  const isDrawn = outcome !== undefined;
  useEffect(() => {
    if (isDrawn && pressed.current) told.current?.focus();
  }, [isDrawn]);
  return (
    <DrawnThing ref={place}>
      <ThingHead>
        <h3>{title}</h3>
      </ThingHead>
      <p>{from}</p>
      {picture(outcome, turning)}
      <Quiet>{t('promotions.raffle.prizes')}</Quiet>
      <Prizes>
        {prizes.map(({ amount, chancePercent }, at) => (
          <div key={amount}>
            <dt>
              {sign && <Sign data-tone={at % 3}>{sign(at)}</Sign>}
              {isMore(amount, '0') ? format.money(amount) : t('promotions.raffle.nothing')}
            </dt>
            <dd>{shareText(format.locale, chancePercent / 100)}</dd>
          </div>
        ))}
      </Prizes>
      <Quiet>{note}</Quiet>
      <Told ref={told} tabIndex={-1} role="status">
        {turning && <p>{t('prizes.turning')}</p>}
        {outcome && !turning && <OutcomeText outcome={outcome} />}
      </Told>
      <ActFailed>{draw.failure && t('prizes.refused', { reason: reason ?? '' })}</ActFailed>
      {draw.left && !outcome && (
        <InlineAlert tone="warning" live="assertive">
          {t('prizes.left')}
        </InlineAlert>
      )}
      {unanswered && act ? (
        <Unanswered act={act} />
      ) : (
        offered &&
        !outcome && (
          <div>
            <Button
              variant="primary"
              busy={act !== undefined}
              aria-label={`${label}: ${title}`}
              onClick={() => {
                pressed.current = true;
                draw.take();
              }}
            >
              {label}
            </Button>
          </div>
        )
      )}
    </DrawnThing>
  );
}

/** What was drawn, in the same calm for every prize; nothing is no occasion. */
function OutcomeText({ outcome: { amount, reference } }: { outcome: Outcome }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const isPrize = isMore(amount, '0');
  return (
    <InlineAlert tone={isPrize ? 'success' : 'info'}>
      {isPrize
        ? t('rewards.paid', { amount: format.money(amount), reference })
        : t('prizes.nothing', { reference })}
    </InlineAlert>
  );
}
