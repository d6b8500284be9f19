import { activityApply, activityClaim, activityList } from '@livery/api/contract/promotions';
import type { ApplicationServices } from '@livery/flows/activity-application';
import type { Services } from '../../app/services.tsx';

/** What taking part in a promotion calls (spec §7). */
export function activityServices({ client }: Pick<Services, 'client'>): ApplicationServices {
  return {
    apply: ({ request, key, report }, signal) =>
      client.call(activityApply, request, { signal, idempotencyKey: key, onProgress: report }),
    claim: ({ request, key }, signal) =>
      client.call(activityClaim, request, { signal, idempotencyKey: key }),
    readActivity: async (promotionId, signal) => {
      const { list } = await client.call(activityList, {}, { signal });
      const activity = list.find((each) => each.promotionId === promotionId);
      if (!activity) throw new Error(`Expected the activity of "${promotionId}", found none.`);
      return activity;
    },
  };
}
