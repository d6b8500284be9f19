import type { Client } from '@livery/api';
import { missionSummary } from '@livery/api/contract/missions';
import { rewardCount } from '@livery/api/contract/rewards';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { unreadQuery } from '../../../app/unread-query.ts';
import { waitingPoll } from '../../../app/waiting-poll.ts';

/** The pages of offers with a count badge (spec §2), and where its number comes from. */
const asking = {
  missionLeaderboard: async (client: Asking, options: Options) =>
    (await client.call(missionSummary, {}, options)).claimable,
  rewardCenter: async (client: Asking, options: Options) =>
    (await client.call(rewardCount, {}, options)).total,
};

type Asking = Pick<Client, 'call'>;
type Options = { readonly signal: AbortSignal };

function waitingQuery(client: Asking, page: keyof typeof asking, enabled: boolean) {
  return queryOptions({
    queryKey: [...memberKey, 'waiting', page],
    queryFn: ({ signal }) => asking[page](client, { signal }),
    ...waitingPoll,
    enabled,
  });
}

/**
 * How much waits for the member in each page with a count badge, by its id. What is not known is not there.
 *
 * @param offers whether the member is offered anything; who takes a break is not, and the platform is not asked
 */
export function useWaiting(offers: boolean): Readonly<Record<string, number | undefined>> {
  const { client } = useServices();
  return {
    messageV2: useQuery(unreadQuery(client)).data,
    missionLeaderboard: useQuery(waitingQuery(client, 'missionLeaderboard', offers)).data,
    rewardCenter: useQuery(waitingQuery(client, 'rewardCenter', offers)).data,
  };
}
