import { missionSummary } from '@livery/api/contract/missions';
import { activityList } from '@livery/api/contract/promotions';
import { bonusList, rebateOverview } from '@livery/api/contract/rewards';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import type { Services } from '../../../app/services.tsx';

/** The most bonuses that are looked at; those to claim come first. */
const most = 50;

/** Everything of which something can be claimed, from all places at once. */
export function toClaimQuery({ client }: Pick<Services, 'client'>) {
  return queryOptions({
    queryKey: [...memberKey, 'toClaim'] as const,
    queryFn: async ({ signal }) => {
      const [bonuses, rebate, missions, activities] = await Promise.all([
        client.call(bonusList, { pageNo: 1, pageSize: most }, { signal }),
        client.call(rebateOverview, {}, { signal }),
        client.call(missionSummary, {}, { signal }),
        client.call(activityList, {}, { signal }),
      ]);
      return {
        bonuses: bonuses.list,
        rebate,
        missions: missions.missions,
        activities: activities.list,
      };
    },
    refetchOnWindowFocus: true,
  });
}
