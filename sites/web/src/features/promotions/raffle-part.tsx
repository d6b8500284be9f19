import type { ValueOf } from '@livery/api';
import {
  type ActivityState,
  rafflePromotion,
  type raffleStatus,
} from '@livery/api/contract/promotions';
import type { ActService } from '@livery/flows/act';
import { isMore } from '@livery/flows/amount';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import type { FlowFailure } from '../../app/failure-words.ts';
import { memberKey } from '../../app/member-key.ts';
import { partStates } from '../../app/part-states.tsx';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { useActs, useUnanswered } from '../../app/use-acts.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { shareText } from '../../form/file-words.ts';
import { Unanswered } from '../../form/unanswered.tsx';
import { useGuarded } from '../session/index.ts';
import { ActivityPill } from './activity-state.tsx';
import type { PromotionDetail } from './promotion-view.tsx';
import { raffleQuery } from './promotions-queries.ts';

type Drawn = ValueOf<typeof rafflePromotion>;
type Told =
  | { readonly kind: 'drawn'; readonly amount: Drawn['amount'] }
  | { readonly kind: 'refused'; readonly failure: FlowFailure }
  /** The member waits no longer for an answer. */
  | { readonly kind: 'left' };

/** The raffle's turn of the day (spec §7): every prize with its chance, and one press. A turn whose answer was lost is never taken twice. */
export function RafflePart({
  promotion,
  state,
}: {
  promotion: PromotionDetail;
  state: ActivityState;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const query = useQuery(raffleQuery(services));
  const { data, isPending } = query;
  if (data) return <Turn promotion={promotion} state={state} raffle={data} />;
  if (isPending) return <partStates.loading />;
  return <QueryFailed title={t('promotions.part.failed')} query={query} />;
}

function Turn({
  promotion,
  state,
  raffle,
}: {
  promotion: PromotionDetail;
  state: ActivityState;
  raffle: ValueOf<typeof raffleStatus>;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const cache = useQueryClient();
  const guarded = useGuarded();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [told, setTold] = useState<Told>();
  const reason = useFailureWords(told?.kind === 'refused' ? told.failure : undefined) ?? '';
  const { open, prizes, nextTime } = raffle;

  const draw: ActService<Record<string, never>, Drawn> = ({ request, key }, signal) =>
    client.call(rafflePromotion, request, { signal, idempotencyKey: key });
  const take = () => {
    setTold(undefined);
    acts.run(draw, {}, (output) => {
      // Balance, history and the turn are those after the draw.
      void cache.invalidateQueries({ queryKey: memberKey });
      if (output.result === 'done') setTold({ kind: 'drawn', amount: output.value.amount });
      else if (output.result === 'refused') setTold({ kind: 'refused', failure: output.failure });
      else setTold({ kind: 'left' });
    });
  };

  return (
    <>
      <div role="status">
        <ActivityPill state={state} />
        {promotion.state === 'join' && !open && (
          <p>{t('promotions.raffle.had', { time: format.dateTime(nextTime) })}</p>
        )}
        {promotion.state === 'closed' && <p>{t('promotions.text.closed')}</p>}
      </div>
      <h3>{t('promotions.raffle.prizes')}</h3>
      <KeyValueList
        missingLabel={t('promotions.fact.none')}
        items={prizes.map(({ amount, chancePercent }) => ({
          term: isMore(amount, '0') ? format.money(amount) : t('promotions.raffle.nothing'),
          value: shareText(format.locale, chancePercent / 100),
        }))}
      />
      {unanswered && acts.act ? (
        <Unanswered act={acts.act} />
      ) : (
        open && (
          <Button
            variant="primary"
            size="lg"
            busy={acts.act !== undefined}
            onClick={() => guarded(take)}
          >
            {t('promotions.raffle.take')}
          </Button>
        )
      )}
      {told?.kind === 'drawn' && (
        <InlineAlert tone={isMore(told.amount, '0') ? 'success' : 'info'} live="polite">
          {isMore(told.amount, '0')
            ? t(
                isMore(promotion.terms.turnover, '0')
                  ? 'promotions.held.drawn'
                  : 'promotions.raffle.drawn',
                { amount: format.money(told.amount) },
              )
            : t('promotions.raffle.none')}
        </InlineAlert>
      )}
      {told?.kind === 'left' && (
        <InlineAlert tone="warning" live="assertive">
          {t('promotions.raffle.left')}
        </InlineAlert>
      )}
      <ActFailed>{told?.kind === 'refused' && t('promotions.refused', { reason })}</ActFailed>
    </>
  );
}
