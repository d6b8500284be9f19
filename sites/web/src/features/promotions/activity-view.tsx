import type { ApplicationView } from '@livery/flows/activity-application';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useUnanswered } from '../../app/use-acts.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { Unanswered } from '../../form/unanswered.tsx';
import { useGuarded } from '../session/index.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { ActivityPill } from './activity-state.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { PromotionDetail } from './promotion-view.tsx';
import { useActivityText } from './use-activity-text.ts';

/** What the buttons of {@link ActivityView} tell the machine. */
export type SendToActivity = (
  event:
    | {
        readonly type: 'apply';
        readonly values: { readonly comment: string; readonly images: readonly Blob[] };
      }
    | { readonly type: 'claim' | 'refresh' },
) => void;

/** The member's part in a promotion as a pure view: state, what it means, and the one act that is open. */
export function ActivityView({
  promotion,
  view,
  send,
}: {
  promotion: PromotionDetail;
  view: ApplicationView;
  send: SendToActivity;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const guarded = useGuarded();
  const unanswered = useUnanswered(view.act);
  const text = useActivityText(promotion, view.activity);
  const stale = useFailureWords(view.readFailure);
  const { activity, step, act } = view;
  const { state } = activity;
  const waits = state === 'applying' || state === 'processing';
  const isForm = promotion.activity === 'application';
  return (
    <>
      <div role="status">
        <ActivityPill state={state} />
        {text !== undefined && <p>{text}</p>}
      </div>
      {state !== 'join' && <ActivityFacts activity={activity} />}
      {stale !== undefined && (
        <InlineAlert tone="warning" live="polite">
          {t('promotions.part.stale', { reason: stale })}
        </InlineAlert>
      )}
      <Refusal view={view} />
      {unanswered && act && <Unanswered act={act} />}
      {state === 'join' && isForm && (
        <ApplyForm
          view={view}
          locked={unanswered}
          onSubmit={(values) => guarded(() => send({ type: 'apply', values }))}
        />
      )}
      {state === 'join' && !isForm && !unanswered && (
        <Button
          variant="primary"
          size="lg"
          busy={step === 'applying' || step === 'reading'}
          onClick={() =>
            guarded(() => send({ type: 'apply', values: { comment: '', images: [] } }))
          }
        >
          {t(promotion.activity === 'signIn' ? 'promotions.act.signIn' : 'promotions.act.join')}
        </Button>
      )}
      {state === 'claim' && !unanswered && (
        <Button
          variant="primary"
          size="lg"
          busy={step === 'claiming' || step === 'reading'}
          onClick={() => guarded(() => send({ type: 'claim' }))}
        >
          {t('promotions.act.claim', { amount: format.money(activity.reward) })}
        </Button>
      )}
      {(waits || stale !== undefined) && (
        <Button icon="retry" busy={step === 'reading'} onClick={() => send({ type: 'refresh' })}>
          {t('promotions.part.refresh')}
        </Button>
      )}
    </>
  );
}

/** Why the last act was not done. What has changed since the page loaded shows in the state by now. */
function Refusal({ view: { failure, step } }: { view: ApplicationView }) {
  const { t } = useTranslation();
  const reason = useFailureWords(failure);
  if (failure === undefined || step === 'reading') return null;
  const moved = failure.kind === 'refused' && failure.code === 'WRONG_STATE';
  return (
    <InlineAlert tone={moved ? 'warning' : 'danger'} live="assertive">
      {moved ? t('promotions.moved') : t('promotions.refused', { reason: reason ?? '' })}
    </InlineAlert>
  );
}
