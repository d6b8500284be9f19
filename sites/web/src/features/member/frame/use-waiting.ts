import type { Client } from '@livery/api';
import { unreadCount } from '@livery/api/contract/messages';
import { missionSummary } from '@livery/api/contract/missions';
import { rewardCount } from '@livery/api/contract/rewards';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { pollPeriod } from '../../../app/poll-period.ts';
import { useServices } from '../../../app/services.tsx';

/** Milliseconds between two looks at what waits; none while the page is out of sight. */
const again = 30_000;

/** The pages of the centre with a count badge (spec §2), and where its number comes from. */
const asking = {
  messageV2: async (client: Asking, options: Options) =>
    (await client.call(unreadCount, {}, options)).count,
  missionLeaderboard: async (client: Asking, options: Options) =>
    (await client.call(missionSummary, {}, options)).claimable,
  rewardCenter: async (client: Asking, options: Options) =>
    (await client.call(rewardCount, {}, options)).total,
};

type Asking = Pick<Client, 'call'>;
type Options = { readonly signal: AbortSignal };

/** How much waits for the member in a page of the centre. */
export function waitingQuery(client: Asking, page: keyof typeof asking) {
  return queryOptions({
    queryKey: [...memberKey, 'waiting', page],
    queryFn: ({ signal }) => asking[page](client, { signal }),
    refetchInterval: () => pollPeriod(again),
    refetchOnWindowFocus: true,
  });
}

/** The same of every such page, by its id. What is not known is not there. */
export function useWaiting(): Readonly<Record<string, number | undefined>> {
  const { client } = useServices();
  return {
    messageV2: useQuery(waitingQuery(client, 'messageV2')).data,
    missionLeaderboard: useQuery(waitingQuery(client, 'missionLeaderboard')).data,
    rewardCenter: useQuery(waitingQuery(client, 'rewardCenter')).data,
  };
}
