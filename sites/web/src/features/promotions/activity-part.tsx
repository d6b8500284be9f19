import type { Activity } from '@livery/api/contract/promotions';
import { applicationWith, selectApplication } from '@livery/flows/activity-application';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../app/member-key.ts';
import { outlasting } from '../../app/outlasting.ts';
import { partStates } from '../../app/part-states.tsx';
import { pollPeriod } from '../../app/poll-period.ts';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { newKey } from '../../app/use-acts.ts';
import { useFlow, useView } from '../../app/use-flow.ts';
import { useOnReturn } from '../../app/use-on-return.ts';
import { activityServices } from './activity-services.ts';
import { ActivityView } from './activity-view.tsx';
import type { PromotionDetail } from './promotion-view.tsx';
import { activitiesQuery } from './promotions-queries.ts';
import { RafflePart } from './raffle-part.tsx';

/** Milliseconds after which an application that somebody looks at is read again. */
const waiting = 15_000;

/** What a member can do in a promotion, and where they stand (spec §4). */
export function ActivityPart({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation();
  const services = useServices();
  const query = useQuery(activitiesQuery(services));
  const { data, isPending } = query;
  const activity = data?.find(({ promotionId }) => promotionId === promotion.promotionId);
  if (activity)
    return promotion.activity === 'raffle' ? (
      <RafflePart promotion={promotion} state={activity.state} />
    ) : (
      <Running promotion={promotion} activity={activity} />
    );
  if (isPending) return <partStates.loading />;
  return <QueryFailed title={t('promotions.part.failed')} query={query} />;
}

/** Runs the member's part from where the platform says that it stands. */
function Running({ promotion, activity }: { promotion: PromotionDetail; activity: Activity }) {
  const services = useServices();
  const cache = useQueryClient();
  const steps = activityServices(services);
  const flow = useFlow(
    () =>
      applicationWith({
        ...steps,
        apply: outlasting(cache, steps.apply),
        claim: outlasting(cache, steps.claim),
      }),
    {
      input: { newKey, activity },
    },
  );
  const view = useView(flow, selectApplication);
  const { state } = view.activity;
  useEffect(() => {
    // Balance, history and the list are those after what was done; what was read before this page ran says nothing new.
    if (state !== activity.state) void cache.invalidateQueries({ queryKey: memberKey });
  }, [cache, state, activity.state]);
  // A step under way does not hear it.
  useOnReturn(() => flow.send({ type: 'refresh' }));
  useEffect(() => {
    if (state !== 'applying' && state !== 'processing') return undefined;
    const timer = setInterval(
      () => !document.hidden && flow.send({ type: 'refresh' }),
      pollPeriod(waiting),
    );
    return () => clearInterval(timer);
  }, [flow, state]);
  return <ActivityView promotion={promotion} view={view} send={flow.send} />;
}
